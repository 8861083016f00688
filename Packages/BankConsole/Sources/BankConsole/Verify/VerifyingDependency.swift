import DependencyContainer
import RIBs
import SigningInterface

/// What a RIB needs whose customer signs in it: who is signed in, and the builders that the module has
/// asked for, `verifyBuilder` among them.
@MainActor
public protocol VerifyingDependency: Dependency {
    /// Who is signed in.
    var signedInSession: any SignedInSession { get }

    /// Holds `verifyBuilder`.
    var builders: BuilderContainer { get }
}
