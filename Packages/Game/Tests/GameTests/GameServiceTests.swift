import DependencyContainer
import GameInterface
import Testing

@Suite("The game by its interface")
struct GameServiceTests {
    private let game: any GameInject

    init() throws {
        game = try TestBank().container.resolve(gameInject)
    }

    @Test(
        "a game stands where its moves have brought it",
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

    @Test("a move that cannot be made is told apart")
    func refusal() {
        #expect(throws: MoveError(reason: .gameOver, cell: "c3", turn: 6)) {
            try game.status(after: ["a1", "a2", "b1", "b2", "c1", "c3"])
        }
    }
}
