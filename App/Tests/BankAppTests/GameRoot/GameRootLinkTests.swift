import Console
import ConsoleTesting
import Game
import GameInterface
import Testing

@testable import BankApp

@MainActor
@Suite("Links to games in GameRoot")
struct GameRootLinkTests {
    private static func link(_ id: String?) throws -> GameLink {
        let query = id.map { "?gameId=\($0)" } ?? ""
        return try GameLink(LinkParts("ribs-training://launchGame\(query)"))
    }

    @Test("shows the game on LoggedOut, waits for login, and opens the game")
    func beforeLogin() throws {
        let stage = try GameStage(opening: Self.link("TICTACTOE"))
        #expect(stage.title == "LoggedOut")
        #expect(stage.takeRequests() == ["LoggedOutBuilder.build(launching: ticTacToe)"])
        stage.logIn()
        #expect(
            stage.takeRequests() == [
                "LoggedInBuilder.build(player1Name: Ann, player2Name: Ben)",
                "LoggedIn.launchGame(ticTacToe)",
            ]
        )
        #expect(stage.title == "Tic Tac Toe")
    }

    @Test("keeps a shown LoggedOut unchanged when a link arrives")
    func whileLoggedOut() throws {
        let stage = try GameStage()
        let view = try #require(stage.window.top)
        _ = stage.takeRequests()
        try stage.links.handle(Self.link("randomWin"))
        #expect(stage.takeRequests() == [])
        #expect(stage.window.top === view)
        #expect(stage.window.depth == 3)
        stage.logIn()
        #expect(stage.title == "Random Win")
    }

    @Test("keeps the name typed on LoggedOut when a link arrives")
    func whileTyping() async throws {
        let stage = try GameStage(
            plugins: [LoggedOutPlugin.self, LoggedInPluginDouble.Loader.self]
        )
        let person = ScreenUser(at: stage.window)
        try await person.type("Ann")
        try stage.links.handle(Self.link("randomWin"))
        try await person.type("Ben")
        try await person.press("Login")
        #expect(
            stage.takeRequests().first?.hasSuffix("player1Name: Ann, player2Name: Ben)") == true
        )
        #expect(stage.title == "Random Win")
    }

    @Test("follows the last of several waiting links")
    func severalWaiting() throws {
        let stage = try GameStage(opening: Self.link("ticTacToe"))
        try stage.links.handle(Self.link("ticTacToe"))
        try stage.links.handle(Self.link("randomWin"))
        _ = stage.takeRequests()
        stage.logIn()
        #expect(stage.takeRequests().suffix(1) == ["LoggedIn.launchGame(randomWin)"])
        #expect(!stage.log.calls.contains("LoggedIn.launchGame(ticTacToe)"))
        #expect(stage.title == "Random Win")
    }

    @Test("begins the game at once if two players are logged in")
    func whenLoggedIn() throws {
        let stage = try GameStage()
        stage.logIn()
        _ = stage.takeRequests()
        try stage.links.handle(Self.link("ticTacToe"))
        #expect(stage.takeRequests() == ["LoggedIn.launchGame(ticTacToe)"])
        #expect(stage.title == "Tic Tac Toe")
    }

    @Test("replaces a running game with a new one, any number of times")
    func duringAGame() throws {
        let stage = try GameStage(opening: Self.link("ticTacToe"))
        stage.logIn()
        _ = stage.takeRequests()
        for id in ["ticTacToe", "randomWin", "ticTacToe"] {
            try stage.links.handle(Self.link(id))
        }
        #expect(
            stage.takeRequests() == [
                "LoggedIn.launchGame(ticTacToe)", "LoggedIn.launchGame(randomWin)",
                "LoggedIn.launchGame(ticTacToe)",
            ]
        )
        #expect(stage.attached == ["LoggedIn"])
        #expect(stage.window.depth == 3)
    }

    @Test("follows a link once, so that the next players reach OffGame")
    func once() throws {
        let stage = try GameStage(opening: Self.link("ticTacToe"))
        stage.logIn()
        try stage.links.handle(Self.link("randomWin"))
        stage.logOut()
        #expect(stage.takeRequests().last == "LoggedOutBuilder.build(launching: nil)")
        stage.logIn()
        #expect(stage.title == "OffGame")
        #expect(stage.takeRequests().count { $0.contains("launchGame") } == 0)
    }

    @Test("keeps a link for the next players after a logout")
    func afterLoggingOut() throws {
        let stage = try GameStage()
        stage.logIn()
        stage.logOut()
        try stage.links.handle(Self.link("ticTacToe"))
        #expect(stage.title == "LoggedOut")
        stage.logIn()
        #expect(stage.title == "Tic Tac Toe")
    }

    @Test("keeps a waiting link if LoggedIn logs out at once")
    func loggedOutAtOnce() throws {
        let stage = try GameStage(opening: Self.link("ticTacToe"))
        stage.dependency.loggedIn?.onBecomingActive = { [weak stage] in stage?.logOut() }
        stage.logIn()
        #expect(stage.attached == ["LoggedOut"])
        #expect(stage.title == "LoggedOut")
        #expect(stage.window.depth == 3)
        #expect(stage.takeRequests().last == "LoggedOutBuilder.build(launching: ticTacToe)")
        stage.dependency.loggedIn?.onBecomingActive = {}
        try stage.links.handle(Self.link("randomWin"))
        stage.logIn()
        #expect(stage.title == "Random Win")
    }

    @Test("keeps a waiting link while GameRoot is inactive")
    func asleep() throws {
        let stage = try GameStage(opening: Self.link("ticTacToe"))
        stage.root.interactable.deactivate()
        stage.root.interactable.activate()
        stage.logIn()
        #expect(stage.title == "Tic Tac Toe")
        #expect(stage.log.take().count { $0.contains("launchGame") } == 1)
    }

    @Test(
        "refuses an unknown game, lists the known ones, and changes nothing",
        arguments: ["chess", "", nil]
    )
    func unknown(id: String?) throws {
        for isLoggedIn in [false, true] {
            let stage = try GameStage()
            if isLoggedIn { stage.logIn() }
            let title = stage.title
            _ = stage.log.take()
            let failure = #expect(throws: Failure.self) {
                try stage.links.handle(Self.link(id))
            }
            #expect(failure?.code == "link.game")
            #expect(failure?.message.hasSuffix("games are randomWin, ticTacToe") == true)
            #expect(stage.log.take() == [])
            #expect(stage.title == title)
            if !isLoggedIn {
                stage.logIn()
                #expect(stage.title == "OffGame")
            }
            #expect(stage.told.all == [])
        }
    }

    @Test("keeps a waiting link when another names no game")
    func unknownAfterKnown() throws {
        let stage = try GameStage(opening: Self.link("ticTacToe"))
        #expect(throws: Failure.self) { try stage.links.handle(Self.link("chess")) }
        stage.logIn()
        #expect(stage.title == "Tic Tac Toe")
    }

    @Test("warns and continues if LoggedIn does not know the game")
    func otherGames() throws {
        let stage = try GameStage(
            opening: Self.link("ticTacToe"),
            gamesOfLoggedIn: [FakeGames.randomWin]
        )
        stage.logIn()
        #expect(stage.title == "OffGame")
        #expect(
            stage.told.all == [
                "the link was not followed: there is no game 'ticTacToe'; games are randomWin"
            ]
        )
        try stage.links.handle(Self.link("randomWin"))
        #expect(stage.title == "Random Win")
        #expect(stage.told.all.count == 1)
    }
}
