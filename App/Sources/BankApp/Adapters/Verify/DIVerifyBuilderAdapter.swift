import RIBs
import Signing
import SigningInterface

/// Builds Signing's Verify for features that cannot import Signing: they look this type up under
/// `verifyBuilder`, and initialise it with their own component.
///
/// It translates between the types of SigningInterface (`DIVerify…`) and Signing's own (`Verify…`), so
/// that neither side knows the other.
final class DIVerifyBuilderAdapter: Builder<any DIVerifyDependency>, DIVerifyBuildable {
    // Written out, because the protocol asks for it of every subclass.
    required override init(dependency: any DIVerifyDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: any DIVerifyListener) -> any DIVerifyRouting {
        let interactor = VerifyListenerAdapter(listener: listener)
        let verify = VerifyBuilder(dependency: VerifyDependencyAdapter(dependency: dependency))
            .build(withListener: interactor)
        return VerifyRouterAdapter(interactor: interactor, verify: verify)
    }
}
