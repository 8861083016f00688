/// A `ComponentizedBuilder` of a RIB that needs nothing that is known only when it is built.
@MainActor
open class SimpleComponentizedBuilder<Component, Router>:
    ComponentizedBuilder<Component, Router, (), ()>
{
    /// Makes a builder.
    ///
    /// - Parameter componentBuilder: makes a new component at each call.
    public init(componentBuilder: @escaping @MainActor () -> Component) {
        super.init(componentBuilder: { _ in componentBuilder() })
    }

    /// Builds a RIB with a new component.
    ///
    /// - Returns: the router of the RIB.
    public final func build() -> Router {
        build(withDynamicBuildDependency: (), dynamicComponentDependency: ())
    }

    public final override func build(
        with component: Component,
        _ dynamicBuildDependency: ()
    ) -> Router {
        build(with: component)
    }

    /// Makes the parts of the RIB and joins them. To be overridden.
    ///
    /// - Parameter component: the RIB's own component, new.
    /// - Returns: the router of the RIB.
    open func build(with component: Component) -> Router {
        Stop.notOverridden("build(with:)", of: self)
    }
}
