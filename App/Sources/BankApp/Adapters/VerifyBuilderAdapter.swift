import GameInterface
import RIBs
import Signing
import SigningInterface

/// Builds Signing's screen Verify for Game, which cannot import Signing.
///
/// Game finds this type by the id `verifyBuilder`, and initializes it with a component of LoggedIn
/// as its dependency.
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
