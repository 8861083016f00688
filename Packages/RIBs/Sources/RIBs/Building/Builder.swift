/// The place where the parts of a RIB are made and joined: component, interactor, router and, where
/// there is one, view.
///
/// ```swift
/// final class ScoreBoardBuilder: Builder<ScoreBoardDependency>, ScoreBoardBuildable {
///     func build(withListener listener: ScoreBoardListener) -> any ScoreBoardRouting { … }
/// }
/// ```
@MainActor
open class Builder<DependencyType>: Buildable {
    /// What the parent gives to the RIB.
    public let dependency: DependencyType

    /// Makes a builder, which can build the RIB any number of times.
    ///
    /// - Parameter dependency: what the parent gives, usually the parent's component.
    public init(dependency: DependencyType) {
        self.dependency = dependency
    }
}
