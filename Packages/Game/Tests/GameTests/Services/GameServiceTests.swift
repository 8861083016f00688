import BankConsoleTesting
import GameInterface
import Testing

@Suite("The game service")
struct GameServiceTests {
    private let game: any GameInject

    init() throws {
        game = try TestBank().container.resolve(gameInject)
    }

    @Test(
        "returns the status of a game after its moves",
        arguments: [
            ("", .next(.player1)),
            ("b2", .next(.player2)),
            ("a1 a2 b1 b2 c1", .won(.player1, line: ["a1", "b1", "c1"])),
            ("a1 a2 b1 b2 c3 c2", .won(.player2, line: ["a2", "b2", "c2"])),
            ("a1 b1 c1 b2 a2 c2 b3 a3 c3", .draw),
        ] as [(String, GameStatus)]
    )
    func standing(moves: String, standing: GameStatus) throws {
        #expect(try game.status(after: moves.split(separator: " ").map(String.init)) == standing)
    }

    @Test("throws an error for a move after the end")
    func refusal() {
        #expect(throws: MoveError(reason: .gameOver, cell: "c3", turn: 6)) {
            try game.status(after: ["a1", "a2", "b1", "b2", "c1", "c3"])
        }
    }
}
