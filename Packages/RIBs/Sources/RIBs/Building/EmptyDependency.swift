/// The dependency of a RIB that needs nothing from its parent, such as the root.
@MainActor
public protocol EmptyDependency: Dependency {}
