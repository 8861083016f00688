import GameInterface
import RIBs
import Signing
import SigningInterface

/// Builds the screen Verify of the Signing module for the Game module, which cannot import Signing.
///
/// Game finds this type by the id `verifyBuilder`. The dependency of a new builder is a component
/// of the RIB LoggedIn.
final class VerifyBuilderAdapter: Builder<any DIVerifyDependency>, DIVerifyBuildable {
    // The protocol requires this initializer of every subclass.
    required override init(dependency: any DIVerifyDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: any VerifyListener) -> any ViewableRouting {
        VerifyBuilder(dependency: dependency.signedInSession).router(
            signing: dependency.movementToSign,
            preview: dependency.previewToSign,
            listener: listener
        )
    }
}
