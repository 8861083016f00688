import GameInterface
import RIBs

/// Leads to the game of a link: waits until two have logged in, then has LoggedIn begin it.
final class LaunchGameWorkflow: Workflow<any GameRootActionableItem> {
    private let warnings: Warnings

    /// - Parameters:
    ///   - game: What is to be played.
    ///   - warnings: Where it is told that LoggedIn, a plug-in, knows other games.
    init(_ game: GameTitle, warnings: Warnings) {
        self.warnings = warnings
        super.init()
        onStep { root in root.waitForLogin() }
            .onStep { loggedIn, _ in try loggedIn.launchGame(with: game.id) }
            .commit()
    }

    override func didReceiveError(_ error: any Error) {
        warnings.tell("the link was not followed: \(error)")
    }
}
