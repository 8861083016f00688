import DependencyContainer
import RIBs

/// The builder of Verify, the RIB that asks for the authentication password: looked up as a *type*, and
/// initialised by the RIB that asks, with its own component as the dependency.
///
/// Features cannot import Signing, whose RIB it is; App registers an adapter.
///
/// ```swift
/// let child = try builders.builder(verifyBuilder).init(dependency: component)
///     .build(withListener: interactor)
/// ```
@MainActor
public protocol DIVerifyBuildable: SendableMetatype {
    /// A builder of Verify for what this component asks to be signed.
    /// - Parameter dependency: The component of the RIB that asks.
    init(dependency: any DIVerifyDependency)

    /// A new Verify RIB, to be attached by who asks.
    /// - Parameter listener: Learns how it ended; held weakly.
    func build(withListener listener: any DIVerifyListener) -> any DIVerifyRouting
}

/// The router of a Verify RIB, as who asks sees it.
@MainActor
public protocol DIVerifyRouting: ViewableRouting {}

/// The builder of Verify.
public let verifyBuilder = BuilderID<any DIVerifyBuildable.Type>("DIVerifyBuildable")
