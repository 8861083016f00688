/// A component that fulfils `EmptyDependency`, with which a root's builder is made.
@MainActor
open class EmptyComponent: EmptyDependency {
    /// Makes a component that offers nothing.
    public init() {}
}
