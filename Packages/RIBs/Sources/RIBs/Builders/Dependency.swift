/// The dependencies of a RIB, which its parent provides.
///
/// Every RIB declares a protocol that refines this one next to its builder. The parent's component
/// conforms to it, so the compiler checks that the parent provides what the RIB needs.
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
