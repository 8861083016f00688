import DependencyContainer
import GameInterface
import Synchronization
import Testing

@testable import BankApp

@MainActor
@Suite("The interactive game")
struct InteractiveGameTests {
    @Test("looks up the game of a link once, before the session begins")
    func link() throws {
        let games = CountingGames()
        let game = InteractiveGame(
            plugins: try PluginManager(
                loading: [LoggedOutPluginDouble.Loader.self, LoggedInPluginDouble.Loader.self]
            ),
            game: games,
            scores: FakeScores(),
            verifyBuilderSource: .dependency { DIVerifyBuilderAdapter(dependency: $0) },
            warnings: Told().warnings
        )
        let link = try GameLink(LinkParts("ribs-training://launchGame?gameId=ticTacToe"))
        _ = try game.program(opening: link)
        #expect(games.lookups == 1)
    }
}

/// The tutorials' games, with how often they were asked for.
private final class CountingGames: GameInject {
    private let count = Mutex(0)

    var lookups: Int { count.withLock { $0 } }

    var games: [GameTitle] {
        count.withLock { $0 += 1 }
        return FakeGames().games
    }

    func status(after moves: [String]) throws -> GameStatus { .next(.player1) }
}
