import Console
import DependencyContainer
import Game
import GameInterface
import RIBs

/// The game in a window, from logging in on. The demo is played on it, and the tests are.
@MainActor
package final class GameStage {
    /// Where it is shown; empty as soon as the person has left.
    package let window = Window()
    private let root: DemoRootRouter

    /// - Parameter dependency: What is around the game.
    package init(_ dependency: DemoRootDependency) {
        root = DemoRootBuilder(dependency: dependency).build()
        root.launch(from: window)
    }

    /// The tree of RIBs.
    package var tree: any Routing { root }

    /// LoggedIn's router, and what a workflow can have done with it; nil before they have logged in.
    package var loggedIn: (router: any Routing, actionableItem: any LoggedInActionableItem)? {
        root.loggedIn
    }

    /// Logs in, as LoggedOut would.
    package func logIn(_ players: Players) {
        root.interactor.didLogin(
            withPlayer1Name: players.player1Name,
            player2Name: players.player2Name
        )
    }

    /// Logs out, as OffGame would.
    package func logOut() {
        root.interactor.loggedInDidLogOut()
    }

    /// Ends what is shown, as at the end of the input.
    package func end() {
        root.leave()
        root.interactor.deactivate()
    }
}
