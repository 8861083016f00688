import Console
import GameInterface
import RIBs
import Testing

@testable import BankApp
// The steps within Game are not to be seen from outside, and the way is one.
@testable import Game

/// The data flow of the tutorials, across the border between App and Game: dynamic dependencies up to
/// LoggedIn's component, static ones from there.
@MainActor
@Suite("The players' names")
struct PlayerNamesTests {
    @Test("go from the fields of LoggedOut to the screen of OffGame, both and in their order")
    func flow() async throws {
        let names = NamesOnTheirWay()
        let stage = try GameStage(
            plugins: [WatchedLoggedOut.Loader.self, WatchedLoggedIn.Loader.self],
            names: names
        )
        let interactor = try #require(stage.root.interactable as? GameRootInteractor)
        let router = try #require(stage.root as? any GameRootRouting)
        let watched = WatchedGameRootRouting(router, names: names)
        interactor.router = watched

        let person = ScriptedPerson(at: stage.window)
        for name in ["Ann", "Ben"] { try await person.type(name) }
        #expect(
            person.screen.blocks
                == [.fields([Field("Player 1", "Ann"), Field("Player 2", "Ben")])]
        )
        names.see("Ann", "Ben", at: "LoggedOut's fields")
        try await person.press("Login")

        let loggedIn = try #require(stage.root.children.first as? LoggedInRouter)
        let builder = try #require(
            Mirror(reflecting: loggedIn).descendant("offGameBuilder") as? OffGameBuilder
        )
        let component = try #require(builder.dependency as? LoggedInComponent)
        names.see(component.player1Name, component.player2Name, at: "LoggedInComponent")
        let needed: any OffGameDependency = builder.dependency
        names.see(needed.player1Name, needed.player2Name, at: "OffGameDependency")
        #expect(
            names.sightings == [
                "LoggedOut's fields: Ann, Ben",
                "LoggedOutPluginListener.didLogin: Ann, Ben",
                "GameRootRouting.routeToLoggedIn: Ann, Ben",
                "LoggedInPluginBuildable.build: Ann, Ben",
                "LoggedInComponent: Ann, Ben",
                "OffGameDependency: Ann, Ben",
            ]
        )
        #expect(
            person.screen.blocks
                == [.fields([Field("Player 1", "Ann (0)"), Field("Player 2", "Ben (0)")])]
        )
    }
}
