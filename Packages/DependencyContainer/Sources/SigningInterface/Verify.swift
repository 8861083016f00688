import Bookkeeping
import DependencyContainer
import RIBs

/// The builder of Verify, the RIB that asks for the authentication password.
///
/// Features cannot import Signing. Instead, they look up the type of the builder and initialize it
/// with their own component. The app registers an adapter under the id.
///
/// ```swift
/// let child = try builders.builders.builder(verifyBuilder)
///     .init(dependency: VerifyComponent(dependency: builders, signing: movement))
///     .build(withListener: listener)
/// ```
@MainActor
public protocol DIVerifyBuildable: SendableMetatype {
    /// Creates a builder.
    /// - Parameter dependency: The component of the RIB that asks for a signature.
    init(dependency: any DIVerifyDependency)

    /// Returns a new Verify RIB for the caller to attach.
    /// - Parameter listener: The RIB that attaches Verify, held weakly.
    func build(withListener listener: any DIVerifyListener) -> any DIVerifyRouting
}

/// The router of a Verify RIB.
@MainActor
public protocol DIVerifyRouting: ViewableRouting {}

/// The id of the builder of Verify.
public let verifyBuilder = BuilderID<any DIVerifyBuildable.Type>("DIVerifyBuildable")

/// The dependencies of Verify, which asks the customer for the password itself.
@MainActor
public protocol DIVerifyDependency: Dependency {
    /// The session of the customer who signs.
    var signedInSession: any SignedInSession { get }

    /// The movement to sign, whose preview Verify shows.
    var movementToSign: Movement { get }
}

/// The RIB that attaches Verify.
@MainActor
public protocol DIVerifyListener: AnyObject {
    /// Detaches Verify before returning and handles its result.
    func verifyDidFinish(with result: DIVerifyResult)
}

/// The result of a verification.
public enum DIVerifyResult: Sendable, Hashable {
    /// The customer signed; the value has the parameters of ``SigningInject/request(withSign:)``.
    case signed([String: String])

    /// The customer went back without signing.
    case canceled

    /// The bank refused, for example because the password is locked.
    case refused(BankError)
}
