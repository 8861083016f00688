import Console
import Game
import GameInterface
import Testing

@testable import BankApp

@MainActor
@Suite("GameRoot, with links to games")
struct GameRootLinkTests {
    private static func link(_ id: String?) throws -> GameLink {
        let query = id.map { "?gameId=\($0)" } ?? ""
        return try GameLink(LinkParts("ribs-training://launchGame\(query)"))
    }

    @Test("says on LoggedOut what is launched, waits for login, and goes straight to the game")
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

    @Test("leaves LoggedOut as it is where the link comes while it is shown")
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

    @Test("keeps the name that was typed on Game's LoggedOut when the link comes")
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

    @Test("follows the last of several links that wait")
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

    @Test("begins the game at once where two have logged in")
    func whenLoggedIn() throws {
        let stage = try GameStage()
        stage.logIn()
        _ = stage.takeRequests()
        try stage.links.handle(Self.link("ticTacToe"))
        #expect(stage.takeRequests() == ["LoggedIn.launchGame(ticTacToe)"])
        #expect(stage.title == "Tic Tac Toe")
    }

    @Test("begins a fresh game in place of the one that is played, any number of times")
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

    @Test("follows a link once: who logs in next goes to OffGame, and is told of no link")
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

    @Test("has a link wait for those who log in next, where the last have logged out")
    func afterLoggingOut() throws {
        let stage = try GameStage()
        stage.logIn()
        stage.logOut()
        try stage.links.handle(Self.link("ticTacToe"))
        #expect(stage.title == "LoggedOut")
        stage.logIn()
        #expect(stage.title == "Tic Tac Toe")
    }

    @Test("has a link wait on where LoggedIn, a plug-in, logs out as soon as it is there")
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

    @Test("keeps a link that waits while it sleeps")
    func asleep() throws {
        let stage = try GameStage(opening: Self.link("ticTacToe"))
        stage.root.interactable.deactivate()
        stage.root.interactable.activate()
        stage.logIn()
        #expect(stage.title == "Tic Tac Toe")
        #expect(stage.log.take().count { $0.contains("launchGame") } == 1)
    }

    @Test(
        "changes nothing for a game that there is not, and says which there are",
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

    @Test("does not lose the link that waits to one that names no game")
    func unknownAfterKnown() throws {
        let stage = try GameStage(opening: Self.link("ticTacToe"))
        #expect(throws: Failure.self) { try stage.links.handle(Self.link("chess")) }
        stage.logIn()
        #expect(stage.title == "Tic Tac Toe")
    }

    @Test("warns where LoggedIn, which is a plug-in, knows other games, and goes on")
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
