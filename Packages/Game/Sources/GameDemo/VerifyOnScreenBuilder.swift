import BankConsoleTesting
import GameInterface
import RIBs
import SigningInterface

/// Builds a fake Verify, which asks for no password, for the game.
package final class VerifyOnScreenBuilder: Builder<any DIVerifyDependency>, DIVerifyBuildable {
    // The protocol requires this initializer of every subclass.
    package required override init(dependency: any DIVerifyDependency) {
        super.init(dependency: dependency)
    }

    package func build(withListener listener: any VerifyListener) -> any ViewableRouting {
        VerifyOnScreen(session: dependency.signedInSession).router(
            signing: dependency.movementToSign,
            preview: dependency.previewToSign,
            listener: listener
        )
    }
}
