import Console
import ConsoleTesting
import GameInterface
import RIBs
import Testing

@testable import BankApp
// What passes within Game is not to be seen from outside, and the way is one.
@testable import Game

/// The data flow of the tutorials, across the border between App and Game: dynamic dependencies up
/// to LoggedIn's component, static ones from there.
///
/// Each name is read where it passes. The components cannot be reached; what LoggedIn's holds is
/// seen where LoggedIn asks for the score of its players, and what OffGame's holds in the view of
/// its child, the score board.
@MainActor
@Suite("The players' names")
struct PlayerNamesTests {
    @Test("both names reach OffGame from the fields of LoggedOut, in order")
    func flow() async throws {
        let names = NamesOnTheirWay()
        let stage = try GameStage(
            plugins: [WatchedLoggedOut.Loader.self, WatchedLoggedIn.Loader.self],
            names: names
        )
        stage.dependency.scores = WatchedScores(names: names)
        let interactor = try #require(stage.root.interactable as? GameRootInteractor)
        let watchedRouting = WatchedGameRootRouting(
            try #require(interactor.router),
            names: names
        )
        interactor.router = watchedRouting
        let loggedOut = try #require(stage.window.top as? LoggedOutViewController)
        let watchedLogin = WatchedLogin(try #require(loggedOut.listener), names: names)
        loggedOut.listener = watchedLogin

        let person = ScreenUser(at: stage.window)
        for name in ["Ann", "Ben"] { try await person.type(name) }
        names.see(in: person.screen.blocks, at: "LoggedOut's fields")
        try await person.press("Login")

        let loggedIn = try #require(stage.root.children.first)
        let offGame = try #require(loggedIn.children.first as? OffGameRouter)
        let scoreBoard = try #require(offGame.children.first as? BasicScoreBoardRouter)
        let view = try #require(scoreBoard.viewController as? BasicScoreBoardViewController)
        names.see(in: view.blocks, at: "BasicScoreBoard's view")
        names.see(in: person.screen.blocks, at: "OffGame's screen")
        #expect(
            names.sightings == [
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
