import Bookkeeping
import DependencyContainer
import RIBs
import SigningInterface

/// The router of a RIB in which the customer signs, as the RIB's interactor sees it.
@MainActor
public protocol VerifyingRouting: Routing {
    /// Attaches Verify and shows it.
    ///
    /// - Parameters:
    ///   - movement: The movement to sign.
    ///   - listener: The receiver of the result; held weakly.
    /// - Throws: `ResolutionError` if the module does not need `verifyBuilder`; `BankError`
    ///   `screen.asking` if Verify is attached already.
    func attachVerify(for movement: Movement, listener: any DIVerifyListener) throws

    /// Detaches Verify, if it is attached.
    func detachVerify()
}

/// The dependencies of a RIB in which the customer signs, given by a component or a struct of
/// services.
@MainActor
public protocol VerifyingDependency {
    /// The session of the signed-in customer.
    var signedInSession: any SignedInSession { get }

    /// The builders of other features, among them `verifyBuilder`.
    var builders: BuilderContainer { get }
}

/// The component of one verification: the dependencies of the RIB that asks, and the movement to
/// sign.
final class VerifyComponent: Component<any VerifyingDependency>, DIVerifyDependency {
    let movementToSign: Movement

    init(dependency: any VerifyingDependency, signing movement: Movement) {
        movementToSign = movement
        super.init(dependency: dependency)
    }

    var signedInSession: any SignedInSession { dependency.signedInSession }
}
