/// The interface of a builder for the parent RIB, so that a test can replace the builder.
///
/// Each RIB refines this protocol with its `build` method. The method's parameters are the values
/// that are known only at run time.
@MainActor
public protocol Buildable: AnyObject {}

/// A factory that creates the parts of a RIB and connects them.
///
/// The parts are a component, an interactor, a router and, for a RIB with a view, a view controller.
///
/// ```swift
/// final class ScoreBoardBuilder: Builder<any ScoreBoardDependency>, ScoreBoardBuildable {
///     func build(withListener listener: any ScoreBoardListener) -> any ScoreBoardRouting { … }
/// }
/// ```
@MainActor
open class Builder<DependencyType>: Buildable {
    /// The dependencies that the parent provides.
    public let dependency: DependencyType

    /// Creates a builder, which can build the RIB any number of times.
    ///
    /// - Parameter dependency: The dependencies of the RIB, usually the parent's component.
    public init(dependency: DependencyType) {
        self.dependency = dependency
    }
}

/// The dependencies of a RIB, which its parent provides.
///
/// Every RIB declares, next to its builder, a protocol that refines this one. The parent's
/// component conforms to that protocol, so the compiler checks that the parent provides what the
/// RIB needs.
///
/// ```swift
/// protocol ScoreBoardDependency: Dependency {
///     var scores: Scores { get }
/// }
/// ```
@MainActor
public protocol Dependency: AnyObject {}

/// The dependency of a RIB that needs nothing from its parent, such as the root.
@MainActor
public protocol EmptyDependency: Dependency {}

/// A component without dependencies, for the builder of the root.
@MainActor
open class EmptyComponent: EmptyDependency {
    /// Creates a component that provides nothing.
    public init() {}
}
