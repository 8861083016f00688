import Console
import ConsoleTesting
import GameInterface
import Testing

@testable import BankApp
// The names also pass through types that Game does not export.
@testable import Game
// A recorder takes the place of a router that is connected already.
@testable import RIBs

/// The data flow of the tutorials, across the border between App and Game.
///
/// Dynamic dependencies carry the names up to LoggedIn's component, static ones from there. The
/// components cannot be reached. The content of LoggedIn's is recorded when LoggedIn asks for the
/// score, and that of OffGame's in the view of its child, the score board.
@MainActor
@Suite("The players' names")
struct PlayerNamesTests {
    @Test("both names reach OffGame from the fields of LoggedOut, in order")
    func flow() async throws {
        let log = PlayerNameLog()
        let game = try TestGameRoot(
            plugins: [RecordingLoggedOut.Loader.self, RecordingLoggedIn.Loader.self],
            names: log
        )
        game.dependency.scores = RecordingScores(names: log)
        let interactor = try #require(game.root.interactable as? GameRootInteractor)
        let routing = RecordingGameRootRouting(
            try #require(interactor.router),
            interactor: interactor,
            names: log
        )
        interactor.routerLink = NodeLink(routing)
        let loggedOut = try #require(game.window.top as? LoggedOutViewController)
        let loginListener = RecordingLoginListener(try #require(loggedOut.listener), names: log)
        loggedOut.listener = loginListener

        let person = ScreenUser(at: game.window)
        for name in ["Ann", "Ben"] { try await person.type(name) }
        log.record(in: person.screen.blocks, at: "LoggedOut's fields")
        try await person.press("Login")

        let loggedIn = try #require(game.root.children.first)
        let offGame = try #require(loggedIn.children.first as? OffGameRouter)
        let scoreBoard = try #require(offGame.children.first as? BasicScoreBoardRouter)
        let view = try #require(scoreBoard.viewController as? BasicScoreBoardViewController)
        log.record(in: view.blocks, at: "BasicScoreBoard's view")
        log.record(in: person.screen.blocks, at: "OffGame's screen")
        #expect(
            log.records == [
                "LoggedOut's fields: Ann, Ben",
                "LoggedOutPresentableListener.login: Ann, Ben",
                "LoggedOutPluginListener.didLogin: Ann, Ben",
                "GameRootRouting.routeToLoggedIn: Ann, Ben",
                "LoggedInPluginBuildable.build: Ann, Ben",
                "ScoresInject.score: Ann, Ben",
                "BasicScoreBoard's view: Ann (3), Ben (1)",
                "OffGame's screen: Ann (3), Ben (1)",
            ]
        )
    }
}
