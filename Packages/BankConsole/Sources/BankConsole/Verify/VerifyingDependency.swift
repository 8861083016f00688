import DependencyContainer
import SigningInterface

/// The dependency of a RIB in which the customer signs: a component, or a struct of services.
@MainActor
public protocol VerifyingDependency {
    /// The session of the signed-in customer.
    var signedInSession: any SignedInSession { get }

    /// The builders of other features, among them `verifyBuilder`.
    var builders: BuilderContainer { get }
}
