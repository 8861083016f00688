import BankConsoleTesting
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
        let game = try TestGameRoot(opening: Self.link("TICTACTOE"))
        #expect(game.title == "LoggedOut")
        #expect(game.takeRequests() == ["LoggedOutBuilder.build(launching: ticTacToe)"])
        game.logIn()
        #expect(
            game.takeRequests() == [
                "LoggedInBuilder.build(player1Name: Ann, player2Name: Ben)",
                "LoggedIn.launchGame(ticTacToe)",
            ]
        )
        #expect(game.title == "Tic Tac Toe")
    }

    @Test("keeps a shown LoggedOut unchanged when a link arrives")
    func whileLoggedOut() throws {
        let game = try TestGameRoot()
        let view = try #require(game.window.top)
        _ = game.takeRequests()
        try game.links.handle(Self.link("randomWin"))
        #expect(game.takeRequests() == [])
        #expect(game.window.top === view)
        #expect(game.window.depth == 3)
        game.logIn()
        #expect(game.title == "Random Win")
    }

    @Test("keeps the name typed on LoggedOut when a link arrives")
    func whileTyping() async throws {
        let game = try TestGameRoot(
            plugins: [LoggedOutPlugin.self, RecordingLoggedInPlugin.Loader.self]
        )
        let person = ScreenUser(at: game.window)
        try await person.type("Ann")
        try game.links.handle(Self.link("randomWin"))
        try await person.type("Ben")
        try await person.press("Login")
        #expect(
            game.takeRequests().first?.hasSuffix("player1Name: Ann, player2Name: Ben)") == true
        )
        #expect(game.title == "Random Win")
    }

    @Test("follows the last of several waiting links")
    func severalWaiting() throws {
        let game = try TestGameRoot(opening: Self.link("ticTacToe"))
        try game.links.handle(Self.link("ticTacToe"))
        try game.links.handle(Self.link("randomWin"))
        _ = game.takeRequests()
        game.logIn()
        #expect(game.takeRequests().suffix(1) == ["LoggedIn.launchGame(randomWin)"])
        #expect(!game.log.calls.contains("LoggedIn.launchGame(ticTacToe)"))
        #expect(game.title == "Random Win")
    }

    @Test("begins the game at once if two players are logged in")
    func whenLoggedIn() throws {
        let game = try TestGameRoot()
        game.logIn()
        _ = game.takeRequests()
        try game.links.handle(Self.link("ticTacToe"))
        #expect(game.takeRequests() == ["LoggedIn.launchGame(ticTacToe)"])
        #expect(game.title == "Tic Tac Toe")
    }

    @Test("replaces a running game with a new one, any number of times")
    func duringAGame() throws {
        let game = try TestGameRoot(opening: Self.link("ticTacToe"))
        game.logIn()
        _ = game.takeRequests()
        for id in ["ticTacToe", "randomWin", "ticTacToe"] {
            try game.links.handle(Self.link(id))
        }
        #expect(
            game.takeRequests() == [
                "LoggedIn.launchGame(ticTacToe)", "LoggedIn.launchGame(randomWin)",
                "LoggedIn.launchGame(ticTacToe)",
            ]
        )
        #expect(game.attached == ["LoggedIn"])
        #expect(game.window.depth == 3)
    }

    @Test("follows a link once, so that the next players reach OffGame")
    func once() throws {
        let game = try TestGameRoot(opening: Self.link("ticTacToe"))
        game.logIn()
        try game.links.handle(Self.link("randomWin"))
        game.logOut()
        #expect(game.takeRequests().last == "LoggedOutBuilder.build(launching: nil)")
        game.logIn()
        #expect(game.title == "OffGame")
        #expect(game.takeRequests().count { $0.contains("launchGame") } == 0)
    }

    @Test("keeps a link for the next players after a logout")
    func afterLoggingOut() throws {
        let game = try TestGameRoot()
        game.logIn()
        game.logOut()
        try game.links.handle(Self.link("ticTacToe"))
        #expect(game.title == "LoggedOut")
        game.logIn()
        #expect(game.title == "Tic Tac Toe")
    }

    @Test("keeps a waiting link if LoggedIn logs out at once")
    func loggedOutAtOnce() throws {
        let game = try TestGameRoot(opening: Self.link("ticTacToe"))
        game.dependency.loggedIn?.onBecomingActive = { [weak game] in game?.logOut() }
        game.logIn()
        #expect(game.attached == ["LoggedOut"])
        #expect(game.title == "LoggedOut")
        #expect(game.window.depth == 3)
        #expect(game.takeRequests().last == "LoggedOutBuilder.build(launching: ticTacToe)")
        game.dependency.loggedIn?.onBecomingActive = {}
        try game.links.handle(Self.link("randomWin"))
        game.logIn()
        #expect(game.title == "Random Win")
    }

    @Test("keeps a waiting link while GameRoot is inactive")
    func asleep() throws {
        let game = try TestGameRoot(opening: Self.link("ticTacToe"))
        game.root.interactable.deactivate()
        game.root.interactable.activate()
        game.logIn()
        #expect(game.title == "Tic Tac Toe")
        #expect(game.log.take().count { $0.contains("launchGame") } == 1)
    }

    @Test(
        "refuses an unknown game, lists the known ones, and changes nothing",
        arguments: ["chess", "", nil]
    )
    func unknown(id: String?) throws {
        for isLoggedIn in [false, true] {
            let game = try TestGameRoot()
            if isLoggedIn { game.logIn() }
            let title = game.title
            _ = game.log.take()
            let failure = #expect(throws: Failure.self) {
                try game.links.handle(Self.link(id))
            }
            #expect(failure?.code == "link.game")
            #expect(failure?.message.hasSuffix("games are 'randomWin', 'ticTacToe'") == true)
            #expect(game.log.take() == [])
            #expect(game.title == title)
            if !isLoggedIn {
                game.logIn()
                #expect(game.title == "OffGame")
            }
            #expect(game.warnings.messages == [])
        }
    }

    @Test("keeps a waiting link when another names no game")
    func unknownAfterKnown() throws {
        let game = try TestGameRoot(opening: Self.link("ticTacToe"))
        #expect(throws: Failure.self) { try game.links.handle(Self.link("chess")) }
        game.logIn()
        #expect(game.title == "Tic Tac Toe")
    }

    @Test("warns and continues if LoggedIn does not know the game")
    func otherGames() throws {
        let game = try TestGameRoot(
            opening: Self.link("ticTacToe"),
            gamesOfLoggedIn: [FakeGames.randomWin]
        )
        game.logIn()
        #expect(game.title == "OffGame")
        #expect(
            game.warnings.messages == [
                "the link was not followed: there is no game 'ticTacToe'; games are 'randomWin'"
            ]
        )
        try game.links.handle(Self.link("randomWin"))
        #expect(game.title == "Random Win")
        #expect(game.warnings.messages.count == 1)
    }
}
