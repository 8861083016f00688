import Console
import DependencyContainer
import GameInterface
import Testing

@testable import BankApp

@MainActor
@Suite("The GameRoot RIB")
struct GameRootTests {
    @Test("shows LoggedOut when it loads")
    func loggedOut() throws {
        let stage = try GameStage()
        #expect(stage.attached == ["LoggedOut"])
        #expect(stage.title == "LoggedOut")
        #expect(stage.window.depth == 3)
    }

    @Test("replaces LoggedOut's view with that of LoggedIn's child after login")
    func loggedIn() throws {
        let stage = try GameStage()
        let view = try #require(stage.window.top)
        stage.logIn()
        #expect(stage.attached == ["LoggedIn"])
        #expect(stage.title == "OffGame")
        #expect(stage.window.depth == 3)
        #expect(!view.isShown)
    }

    @Test("shows a new LoggedOut and no view of LoggedIn after logout")
    func loggedOutAgain() throws {
        let stage = try GameStage()
        stage.logIn()
        stage.logOut()
        #expect(stage.attached == ["LoggedOut"])
        #expect(stage.title == "LoggedOut")
        #expect(stage.window.depth == 3)
        stage.logIn("Cho", "Dan")
        #expect(stage.log.calls.last { $0.contains("build(player1Name") }?.contains("Cho") == true)
    }

    @Test("ends with LoggedOut and releases everything")
    func leaving() throws {
        let stage = try GameStage()
        stage.leave()
        #expect(stage.listener.events == ["left"])
        #expect(stage.attached.isEmpty)
        #expect(stage.title == "Below")
        #expect(stage.window.depth == 1)
    }

    @Test("releases everything when it is detached during a game")
    func takenAway() throws {
        let stage = try GameStage()
        stage.logIn()
        stage.listener.childDidFinish(nil)
        #expect(stage.title == "Below")
        #expect(stage.window.depth == 1)
        #expect(stage.log.take().contains("LoggedIn.willResignActive()"))
    }

    @Test("can be left on GameRoot's own screen")
    func ownScreen() async throws {
        let view = GameRootViewController()
        #expect(view.screen.actions == [.back()])
        let listener = Leaving()
        view.listener = listener
        view.pressed(.back)
        #expect(listener.count == 1)
    }

    @Test("GameRoot cannot be built without a plug-in")
    func withoutPlugins() throws {
        let dependency = GameStageDependency(
            plugins: try PluginManager(loading: [LoggedOutPluginDouble.Loader.self]),
            warnings: Told().warnings,
            gamesOfLoggedIn: []
        )
        let failure = #expect(throws: Failure.self) {
            try GameRootBuilder(dependency: dependency).build(
                withListener: GameRootListenerDouble()
            )
        }
        #expect(failure?.code == "game.plugin")
    }

    private final class Leaving: GameRootPresentableListener {
        private(set) var count = 0

        func leave() { count += 1 }
    }
}
