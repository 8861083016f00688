import Console
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

    @Test("the frames at the beginning of Tic Tac Toe")
    func begin() async {
        #expect(
            await bench.person.frame().text == """
                 › Tic Tac Toe

                하나 (X):        3
                The machine (O): 12

                > a1 <│  b1  │  c1
                ──────┼──────┼──────
                  a2  │  b2  │  c2
                ──────┼──────┼──────
                  a3  │  b3  │  c3

                하나 (X) is next.

                  Your move: ________________________ (b2)

                  q Leave the game

                Enter choose  Esc leave the game  Arrows move  ? keys
                """
        )
        #expect(
            await bench.person.frame(columns: 40, rows: 12).text == """
                 › Tic Tac Toe
                하나 (X):        3
                The machine (O): 12
                > a1 <│  b1  │  c1
                  a2  │  b2  │  c2
                  a3  │  b3  │  c3
                하나 (X) is next.
                  Your move: ________________________
                  (b2)
                  q Leave the game
                Enter choose  Esc leave the game  ? keys
                """
        )
    }

    @Test("the frames after a move with the arrows and after a refused move")
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
        #expect(
            await bench.person.frame(columns: 40, rows: 12).text == """
                 › Tic Tac Toe
                ! a1 is taken already.
                하나 (X):        3
                The machine (O): 12
                  X   │> b1 <│  c1
                  a2  │  O   │  c2
                  a3  │  b3  │  c3
                하나 (X) is next.
                  Your move: ________________________
                  (b2)
                  q Leave the game
                Enter choose  Esc leave the game  ? keys
                """
        )
    }

    @Test("the frames at the end of Tic Tac Toe")
    func end() async throws {
        for move in ["a1", "c1", "a3"] {
            try await bench.person.type(move)
        }
        #expect(
            await bench.person.frame().text == """
                 › Tic Tac Toe

                ✓ 하나 (X) took a3. The machine (O) took b3.

                The machine (O) won.

                하나 (X):        3
                The machine (O): 12

                  X  │ [O] │  X
                ─────┼─────┼─────
                     │ [O] │
                ─────┼─────┼─────
                  X  │ [O] │

                ▸ q Close Game

                Enter choose  Esc close game  ? keys
                """
        )
        #expect(
            await bench.person.frame(columns: 40, rows: 12).text == """
                 › Tic Tac Toe
                ✓ 하나 (X) took a3. The machine (O) took
                  b3.
                The machine (O) won.
                하나 (X):        3
                The machine (O): 12
                  X  │ [O] │  X
                     │ [O] │
                  X  │ [O] │
                ▸ q Close Game
                Enter choose  Esc close game  ? keys
                """
        )
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
