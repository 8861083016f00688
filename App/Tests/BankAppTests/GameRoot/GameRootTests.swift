import Console
import DependencyContainer
import GameInterface
import Testing

@testable import BankApp

@MainActor
@Suite("GameRoot")
struct GameRootTests {
    @Test("shows LoggedOut at once")
    func loggedOut() throws {
        let stage = try GameStage()
        #expect(stage.attached == ["LoggedOut"])
        #expect(stage.title == "LoggedOut")
        #expect(stage.window.depth == 3)
    }

    @Test("has LoggedOut's view gone after login: LoggedIn's child is shown in GameRoot's")
    func loggedIn() throws {
        let stage = try GameStage()
        let view = try #require(stage.window.top)
        stage.logIn()
        #expect(stage.attached == ["LoggedIn"])
        #expect(stage.title == "OffGame")
        #expect(stage.window.depth == 3)
        #expect(!view.isShown)
    }

    @Test("shows a new LoggedOut after logging out, and nothing of LoggedIn")
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

    @Test("is left where LoggedOut is left, and nothing of it stays behind")
    func leaving() throws {
        let stage = try GameStage()
        stage.leave()
        #expect(stage.listener.events == ["left"])
        #expect(stage.attached.isEmpty)
        #expect(stage.title == "Below")
        #expect(stage.window.depth == 1)
    }

    @Test("leaves nothing behind when it is taken away in the middle of a game")
    func takenAway() throws {
        let stage = try GameStage()
        stage.logIn()
        stage.listener.childDidFinish(nil)
        #expect(stage.title == "Below")
        #expect(stage.window.depth == 1)
        #expect(stage.log.take().contains("LoggedIn.willResignActive()"))
    }

    @Test("can be left on its own screen, too")
    func ownScreen() async throws {
        let view = GameRootViewController()
        #expect(view.screen.actions == [.back()])
        let listener = Leaving()
        view.listener = listener
        view.pressed(.back)
        #expect(listener.count == 1)
    }

    @Test("cannot be built without a plug-in")
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
