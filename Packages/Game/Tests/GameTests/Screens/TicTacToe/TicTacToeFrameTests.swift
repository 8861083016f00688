import BankConsoleTesting
import GameInterface
import Testing

@testable import Game

@Suite("TicTacToe's frames")
@MainActor
final class TicTacToeFrameTests {
    private let bench: GameBench

    init() throws {
        bench = try GameBench(GameDependencies("하나", Players.machineName)) {
            TicTacToeBuilder(dependency: $0)
        }
        bench.dependencies.scores.updateScore(Score(player1Score: 3, player2Score: 12))
    }

    @Test("the frame after a move with the arrows, and the notice after a refused move")
    func moved() async throws {
        await bench.person.press(keys: .enter)
        #expect(
            await bench.person.frame().text == """
                 › Tic Tac Toe

                ✓ 하나 (X) took a1. The machine (O) took b2.

                하나 (X):        3
                The machine (O): 12

                  X   │> b1 <│  c1
                ──────┼──────┼──────
                  a2  │  O   │  c2
                ──────┼──────┼──────
                  a3  │  b3  │  c3

                하나 (X) is next.

                  Your move: ________________________ (b2)

                  q Leave the game

                Enter choose  Esc leave the game  Arrows move  ? keys
                """
        )
        try await bench.person.type("a1")
        #expect(bench.person.screen.notice == .problem("a1 is taken already."))
    }

    @Test("the board over a pipe")
    func lines() async throws {
        let printed = try await bench.play(lines: "")
        #expect(
            printed.replacing(#/ +\n/#, with: "\n") == """
                == Tic Tac Toe ==
                하나 (X):        3
                The machine (O): 12

                  a1  |  b1  |  c1
                ------+------+------
                  a2  |  b2  |  c2
                ------+------+------
                  a3  |  b3  |  c3

                하나 (X) is next.

                Cells: [a1] [b1] [c1] [a2] [b2] [c2] [a3] [b3] [c3]

                  1  Leave the game [back]

                Your move (e.g. b2), or / and an action:

                """
        )
    }
}
