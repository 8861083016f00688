import RIBs
import SigningInterface

/// The scope of one verification within the RIB that asks for it: the RIB's own component, and what is
/// to be signed this time.
final class VerifyComponent: Component<any VerifyingDependency>, DIVerifyDependency {
    let verifyRequest: DIVerifyRequest

    init(dependency: any VerifyingDependency, request: DIVerifyRequest) {
        verifyRequest = request
        super.init(dependency: dependency)
    }

    var signedInSession: any SignedInSession { dependency.signedInSession }
}
