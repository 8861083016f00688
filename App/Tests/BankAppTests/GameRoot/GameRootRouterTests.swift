import Console
import GameInterface
import RIBs
import RIBsTesting
import Testing

@testable import BankApp

@MainActor
@Suite("GameRoot's router")
struct GameRootRouterTests {
    private let log = CallLog()
    private let interactor: RecordingGameRootInteractor
    private let loggedOutBuilder: RecordingLoggedOutPlugin
    private let loggedInBuilder: RecordingLoggedInPlugin
    private let router: GameRootRouter

    init() {
        interactor = RecordingGameRootInteractor("GameRoot", log: log)
        loggedOutBuilder = RecordingLoggedOutPlugin(log: log)
        loggedInBuilder = RecordingLoggedInPlugin(log: log)
        router = GameRootRouter(
            interactor: interactor,
            viewController: RecordingGameRootView("View", log: log),
            loggedOutBuilder: loggedOutBuilder,
            loggedInBuilder: loggedInBuilder
        )
    }

    private func start() {
        interactor.activate()
        router.load()
    }

    /// The tutorials' own test.
    @Test("builds LoggedIn once with the interactor as listener, attaches and loads it")
    func routeToLoggedIn() {
        interactor.activate()
        _ = router.routeToLoggedIn(withPlayer1Name: "1", player2Name: "2")
        #expect(loggedInBuilder.buildCount == 1)
        #expect(loggedInBuilder.listener === interactor)
        #expect(router.children.count == 1)
        #expect(router.children.first === loggedInBuilder.builtRouter)
        #expect(log.take().count { $0 == "LoggedIn.didLoad()" } == 1)
    }

    @Test("passes both names to LoggedIn in order")
    func names() {
        _ = router.routeToLoggedIn(withPlayer1Name: "Ann", player2Name: "Ben")
        #expect(log.take().first == "LoggedInBuilder.build(player1Name: Ann, player2Name: Ben)")
    }

    @Test("returns the actionable item of LoggedIn")
    func actionableItem() {
        let item = router.routeToLoggedIn(withPlayer1Name: "Ann", player2Name: "Ben")
        #expect(item === loggedInBuilder.builtItem)
    }

    @Test("attaches and shows LoggedOut when it loads, with the interactor as listener")
    func loading() {
        start()
        #expect(loggedOutBuilder.listener === interactor)
        #expect(
            log.take() == [
                "GameRoot.didBecomeActive()", "LoggedOutBuilder.build(launching: nil)",
                "View.present(LoggedOut)", "LoggedOut.didBecomeActive()", "LoggedOut.didLoad()",
            ]
        )
        #expect(router.children.count == 1)
    }

    @Test("dismisses and detaches LoggedOut before it builds LoggedIn")
    func replacingLoggedOut() {
        start()
        _ = log.take()
        _ = router.routeToLoggedIn(withPlayer1Name: "Ann", player2Name: "Ben")
        #expect(
            log.take() == [
                "View.dismiss(LoggedOut)", "LoggedOut.willResignActive()",
                "LoggedInBuilder.build(player1Name: Ann, player2Name: Ben)",
                "LoggedIn.didBecomeActive()", "LoggedIn.didLoad()",
            ]
        )
        #expect(router.children.count == 1)
    }

    @Test("detaches LoggedIn before it builds a new LoggedOut")
    func replacingLoggedIn() {
        start()
        _ = router.routeToLoggedIn(withPlayer1Name: "Ann", player2Name: "Ben")
        _ = log.take()
        router.routeToLoggedOut()
        #expect(
            log.take() == [
                "LoggedIn.willResignActive()", "LoggedOutBuilder.build(launching: nil)",
                "View.present(LoggedOut)", "LoggedOut.didBecomeActive()", "LoggedOut.didLoad()",
            ]
        )
        #expect(loggedOutBuilder.buildCount == 2)
        #expect(router.children.count == 1)
    }

    @Test("passes the game of a link to LoggedOut")
    func launching() {
        interactor.gameToLaunch = FakeGames.ticTacToe
        start()
        interactor.gameToLaunch = nil
        router.routeToLoggedOut()
        #expect(loggedOutBuilder.launching == [FakeGames.ticTacToe, nil])
    }

    @Test("never has two children, even if it routes twice to the same RIB")
    func oneChild() {
        start()
        router.routeToLoggedOut()
        #expect(router.children.count == 1)
        for _ in 0..<2 {
            _ = router.routeToLoggedIn(withPlayer1Name: "Ann", player2Name: "Ben")
            #expect(router.children.count == 1)
        }
        #expect(loggedInBuilder.buildCount == 2)
    }

    @Test("routes to LoggedIn if LoggedOut logs players in while it is built")
    func loggingInWhileBuilt() {
        loggedOutBuilder.onBuilding = { [router] in
            _ = router.routeToLoggedIn(withPlayer1Name: "Ann", player2Name: "Ben")
        }
        start()
        #expect(router.children.map { $0 === loggedInBuilder.builtRouter } == [true])
        #expect(!log.take().contains("View.present(LoggedOut)"))
    }

    @Test("does not show a LoggedOut that was left while it was built")
    func leavingWhileBuilt() {
        loggedOutBuilder.onBuilding = { [router] in router.detachLoggedOut() }
        start()
        #expect(router.children.isEmpty)
        #expect(!log.take().contains("View.present(LoggedOut)"))
    }

    @Test("routes to LoggedOut if LoggedIn logs out while it is built or attached")
    func loggingOutAtOnce() {
        start()
        for moment in [\RecordingLoggedInPlugin.onBuilding, \.onBecomingActive] {
            loggedInBuilder[keyPath: moment] = { [router] in router.routeToLoggedOut() }
            let item = router.routeToLoggedIn(withPlayer1Name: "Ann", player2Name: "Ben")
            #expect(item == nil, "no workflow may act on it")
            #expect(
                router.children.compactMap { ($0 as? any RecordingDouble)?.name } == ["LoggedOut"]
            )
            loggedInBuilder[keyPath: moment] = {}
        }
    }

    @Test("detaches LoggedOut once")
    func detaching() {
        start()
        _ = log.take()
        router.detachLoggedOut()
        router.detachLoggedOut()
        #expect(log.take() == ["View.dismiss(LoggedOut)", "LoggedOut.willResignActive()"])
        #expect(router.children.isEmpty)
    }
}

private final class RecordingGameRootInteractor: RecordingInteractor, GameRootInteractable {
    var gameToLaunch: GameTitle?

    func didLogin(withPlayer1Name player1Name: String, player2Name: String) { record() }
    func loggedOutDidLeave() { record() }
    func loggedInDidLogOut() { record() }
}

private final class RecordingGameRootView: RecordingViewController, PresentingViewControllable {
    func present(_ viewController: any ViewControllable) {
        record("present(\(title(of: viewController)))")
    }

    func dismiss(_ viewController: any ViewControllable) {
        record("dismiss(\(title(of: viewController)))")
    }

    private func title(of viewController: any ViewControllable) -> String {
        (viewController as? ScreenViewController)?.screen.title ?? "?"
    }
}
