import BankConsoleTesting
import Game
import GameInterface
import Testing

@testable import BankApp

@MainActor
@Suite("The GameRoot RIB")
struct GameRootTests {
    @Test("shows LoggedOut when it loads")
    func loggedOut() throws {
        let game = try TestGameRoot()
        #expect(game.attached == ["LoggedOut"])
        #expect(game.title == "LoggedOut")
        #expect(game.window.depth == 3)
    }

    @Test("replaces LoggedOut's view with that of LoggedIn's child after login")
    func loggedIn() throws {
        let game = try TestGameRoot()
        let view = try #require(game.window.top)
        game.logIn()
        #expect(game.attached == ["LoggedIn"])
        #expect(game.title == "OffGame")
        #expect(game.window.depth == 3)
        #expect(!view.isShown)
    }

    @Test("shows a new LoggedOut and no view of LoggedIn after logout")
    func loggedOutAgain() throws {
        let game = try TestGameRoot()
        game.logIn()
        game.logOut()
        #expect(game.attached == ["LoggedOut"])
        #expect(game.title == "LoggedOut")
        #expect(game.window.depth == 3)
        game.logIn("Cho", "Dan")
        #expect(game.log.calls.last { $0.contains("build(player1Name") }?.contains("Cho") == true)
    }

    @Test("ends with LoggedOut and releases everything")
    func leaving() throws {
        let game = try TestGameRoot()
        game.leave()
        #expect(game.listener.events == ["left"])
        #expect(game.attached.isEmpty)
        #expect(game.title == "Below")
        #expect(game.window.depth == 1)
    }

    @Test("releases everything when it is detached during a game")
    func takenAway() throws {
        let game = try TestGameRoot()
        game.logIn()
        game.listener.childDidFinish(nil)
        #expect(game.title == "Below")
        #expect(game.window.depth == 1)
        #expect(game.log.take().contains("LoggedIn.willResignActive()"))
    }

    @Test("follows a login, a logout and leaving while the child is built")
    func whileBuilt() throws {
        let game = try TestGameRoot()
        let loggedIn = try #require(game.dependency.loggedIn)
        loggedIn.onBuilding = { [weak game] in game?.logOut() }
        game.logIn()
        #expect(game.attached == ["LoggedOut"])
        loggedIn.onBuilding = {}
        game.logIn()
        let loggedOut = try #require(game.dependency.loggedOut)
        loggedOut.onBuilding = { [weak game] in game?.logIn() }
        game.logOut()
        #expect(game.attached == ["LoggedIn"])
        #expect(game.title == "OffGame")
        loggedOut.onBuilding = { [weak game] in game?.leave() }
        game.logOut()
        #expect(game.attached.isEmpty)
        #expect(game.title == "Below")
    }

    @Test("both names reach OffGame and the score from the fields of LoggedOut, in order")
    func names() async throws {
        let game = try TestGameRoot(plugins: [LoggedOutPlugin.self, LoggedInPlugin.self])
        let players = Players(player1Name: "Ann", player2Name: "Ben")
        game.dependency.scores = FakeScores(
            known: [players: Score(player1Score: 3, player2Score: 1)]
        )
        let person = ScreenUser(at: game.window)
        for name in ["Ann", "Ben"] { try await person.type(name) }
        #expect(
            person.screen.blocks == [.fields([Field("Player 1", "Ann"), Field("Player 2", "Ben")])]
        )
        try await person.press("Login")
        #expect(
            person.screen.blocks
                == [.fields([Field("Player 1", "Ann (3)"), Field("Player 2", "Ben (1)")])]
        )
    }

    @Test("can be left on GameRoot's own screen")
    func ownScreen() async throws {
        let view = GameRootViewController()
        #expect(view.screen.actions == [.back()])
        let listener = RecordingPresentableListener()
        view.listener = listener
        view.pressed(.back)
        #expect(listener.count == 1)
    }

    @Test("GameRoot cannot be built without a plug-in")
    func withoutPlugins() throws {
        let dependency = TestGameRootDependency(
            plugins: try PluginManager(loading: [RecordingLoggedOutPlugin.Loader.self]),
            warnings: RecordingWarnings().warnings,
            gamesOfLoggedIn: []
        )
        let failure = #expect(throws: Failure.self) {
            try GameRootBuilder(dependency: dependency).build(
                withListener: RecordingGameRootListener()
            )
        }
        #expect(failure?.code == "game.plugin")
    }

    private final class RecordingPresentableListener: GameRootPresentableListener {
        private(set) var count = 0

        func leave() { count += 1 }
    }
}
