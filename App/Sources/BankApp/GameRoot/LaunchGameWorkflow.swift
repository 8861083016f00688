import Console
import GameInterface
import RIBs

/// The steps that a workflow can take at the root of the game.
@MainActor
protocol GameRootActionableItem: AnyObject {
    /// Emits LoggedIn as soon as two players are logged in.
    func waitForLogin() -> ValueStream<(any LoggedInActionableItem, Void)>
}

/// Waits until two players have logged in, then begins the game of a link.
final class LaunchGameWorkflow: Workflow<any GameRootActionableItem> {
    private let warnings: Warnings

    /// - Parameters:
    ///   - game: The game to begin.
    ///   - warnings: Shows a warning if the plug-in LoggedIn does not know the game.
    init(_ game: GameTitle, warnings: Warnings) {
        self.warnings = warnings
        super.init()
        onStep { root in root.waitForLogin() }
            .onStep { loggedIn, _ in try loggedIn.launchGame(with: game.id) }
            .commit()
    }

    override func didReceiveError(_ error: any Error) {
        warnings.show("the link was not followed: \(error)")
    }
}
