import GameInterface
import RIBs

/// What a workflow can wait for at the root of the game.
@MainActor
protocol GameRootActionableItem: AnyObject {
    /// LoggedIn, as soon as two have logged in; at once when they have already.
    func waitForLogin() -> ValueStream<(any LoggedInActionableItem, Void)>
}
