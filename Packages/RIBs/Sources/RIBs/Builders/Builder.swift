/// The part of a builder that its parent sees, so that a test can replace it.
///
/// Each RIB refines it with its `build` method, which takes the values known only at run time.
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
