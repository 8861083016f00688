import Bookkeeping
import RIBs
import SigningInterface

/// The scope of one verification within the RIB that asks for it: the RIB's own component, and what is
/// to be signed this time.
final class VerifyComponent: Component<any VerifyingDependency>, DIVerifyDependency {
    let movementToSign: Movement

    init(dependency: any VerifyingDependency, signing movement: Movement) {
        movementToSign = movement
        super.init(dependency: dependency)
    }

    var signedInSession: any SignedInSession { dependency.signedInSession }
}
