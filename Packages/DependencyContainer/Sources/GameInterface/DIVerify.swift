public import Bookkeeping
public import DependencyContainer
public import RIBs
public import SigningInterface

/// A builder of the screen Verify; the RIB LoggedIn passes its component to the builder.
///
/// The module Game cannot import the module Signing, so the app registers an adapter under
/// ``verifyBuilder``. A feature that has no component to pass uses `verifyInject` instead.
@MainActor
public protocol DIVerifyBuildable: SendableMetatype {
    /// Creates a builder.
    /// - Parameter dependency: The component of the RIB that asks for a signature.
    init(dependency: any DIVerifyDependency)

    /// Returns a new Verify RIB for the caller to attach.
    /// - Parameter listener: The RIB that attaches Verify, held weakly.
    func build(withListener listener: any VerifyListener) -> any ViewableRouting
}

/// The dependencies of Verify, the screen that asks the customer for the password and signs.
@MainActor
public protocol DIVerifyDependency: Dependency {
    /// The session of the customer who signs.
    var signedInSession: any SignedInSession { get }

    /// The movement to sign.
    var movementToSign: Movement { get }

    /// The lines that the customer sees and signs.
    var previewToSign: MovementPreview { get }
}

/// The id of the builder of Verify.
public let verifyBuilder = BuilderID<any DIVerifyBuildable.Type>("DIVerifyBuildable")

/// The source of the builder of Verify for a RIB in another package.
public enum VerifyBuilderSource: Sendable {
    /// A closure that makes the builder; the RIB gets the closure from its dependency.
    case dependency(@MainActor @Sendable (any DIVerifyDependency) -> any DIVerifyBuildable)

    /// A container of builders, in which the RIB finds the type of the builder by `verifyBuilder`.
    case builderContainer(BuilderContainer)

    /// Returns a builder of Verify.
    /// - Parameter dependency: The component of the RIB that asks for a signature.
    /// - Throws: `ResolutionError` when the container of builders has no `verifyBuilder`.
    @MainActor
    public func builder(
        for dependency: any DIVerifyDependency
    ) throws(ResolutionError) -> any DIVerifyBuildable {
        switch self {
        case .dependency(let make): make(dependency)
        case .builderContainer(let builders):
            try builders.builder(verifyBuilder).init(dependency: dependency)
        }
    }
}
