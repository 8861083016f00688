import BankConsole
import Console
import ConsoleTesting
import GameInterface
import RIBs
import RIBsTesting
import Testing

@testable import BankApp

@MainActor
@Suite("GameRoot's interactor")
struct GameRootInteractorTests {
    private let log = CallLog()
    private let listener = RecordingGameRootListener()
    private let interactor: GameRootInteractor
    private let router: RecordingGameRootRouter

    init() {
        interactor = GameRootInteractor(
            presenter: FakeGameRootPresenter(),
            games: FakeGames(),
            warnings: RecordingWarnings().warnings
        )
        router = RecordingGameRootRouter("GameRoot", interactor: interactor, log: log)
        interactor.listener = listener
        router.start()
        _ = log.take()
    }

    @Test("routes to LoggedIn with both names in order after login")
    func loggingIn() {
        interactor.didLogin(withPlayer1Name: "Ann", player2Name: "Ben")
        #expect(log.take() == ["GameRoot.routeToLoggedIn(Ann, Ben)"])
    }

    @Test("routes to LoggedOut after logout")
    func loggingOut() {
        interactor.didLogin(withPlayer1Name: "Ann", player2Name: "Ben")
        _ = log.take()
        interactor.loggedInDidLogOut()
        #expect(log.take() == ["GameRoot.routeToLoggedOut()"])
        #expect(listener.events.isEmpty)
    }

    @Test("detaches LoggedOut when the person leaves, then calls its listener")
    func leaving() {
        listener.onLeaving = { [log] in log.record("childDidFinish(nil)", of: "Listener") }
        interactor.loggedOutDidLeave()
        #expect(log.take() == ["GameRoot.detachLoggedOut()", "Listener.childDidFinish(nil)"])
    }

    @Test("keeps a waiting link if LoggedIn was released already")
    func loggedOutAtOnce() throws {
        try interactor.handle(GameLink(LinkParts("ribs-training://launchGame?gameId=ticTacToe")))
        router.item = nil
        interactor.didLogin(withPlayer1Name: "Ann", player2Name: "Ben")
        var count = 0
        _ = interactor.waitForLogin().subscribe { _ in count += 1 }
        #expect(count == 0)
        #expect(interactor.gameToLaunch == FakeGames.ticTacToe)
    }

    @Test("hands LoggedIn to a workflow only while two players are logged in")
    func waiting() {
        var count = 0
        let waiting = interactor.waitForLogin().subscribe { _ in count += 1 }
        #expect(count == 0)
        interactor.didLogin(withPlayer1Name: "Ann", player2Name: "Ben")
        #expect(count == 1)
        _ = interactor.waitForLogin().subscribe { _ in count += 1 }
        #expect(count == 2)
        waiting.cancel()
        interactor.loggedInDidLogOut()
        _ = interactor.waitForLogin().subscribe { _ in count += 1 }
        #expect(count == 2)
    }
}

private final class RecordingGameRootRouter: RecordingViewableRouter, GameRootRouting {
    /// The actionable item to return.
    var item: (any LoggedInActionableItem)? = FakeLoggedInItem()

    func routeToLoggedOut() { record() }

    func routeToLoggedIn(
        withPlayer1Name player1Name: String,
        player2Name: String
    ) -> (any LoggedInActionableItem)? {
        record("routeToLoggedIn(\(player1Name), \(player2Name))")
        return item
    }

    func detachLoggedOut() { record() }
}

private final class FakeLoggedInItem: LoggedInActionableItem {
    func launchGame(
        with id: String?
    ) throws -> ValueStream<(any LoggedInActionableItem, Void)> {
        .just((self, ()))
    }
}

private final class FakeGameRootPresenter: RecordingViewController, GameRootPresentable {
    weak var listener: (any GameRootPresentableListener)?
}
