import BankConsoleTesting
import GameInterface
import Synchronization
import Testing

@testable import BankApp

@MainActor
@Suite("The interactive game")
struct InteractiveGameTests {
    @Test("looks up the game of a link once, before the session begins")
    func link() throws {
        let games = RecordingGames()
        let game = InteractiveGame(
            plugins: try PluginManager(
                loading: [
                    RecordingLoggedOutPlugin.Loader.self, RecordingLoggedInPlugin.Loader.self,
                ]
            ),
            game: games,
            scores: FakeScores(),
            verifyBuilderSource: .dependency { VerifyBuilderAdapter(dependency: $0) },
            sessions: ScreenSessions(warnings: RecordingWarnings().warnings) {
                throw CancellationError()
            }
        )
        let link = try GameLink(LinkParts("ribs-training://launchGame?gameId=ticTacToe"))
        _ = try game.program(opening: link)
        #expect(games.lookups == 1)
    }
}

/// Counts the lookups of the games.
private final class RecordingGames: GameInject {
    private let count = Mutex(0)

    var lookups: Int { count.withLock { $0 } }

    var games: [GameTitle] {
        count.withLock { $0 += 1 }
        return FakeGames().games
    }

    func status(after moves: [String]) throws -> GameStatus { .next(.player1) }
}
