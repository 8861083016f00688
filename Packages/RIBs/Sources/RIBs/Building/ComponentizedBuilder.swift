/// A builder that makes a component of its own for each RIB it builds.
///
/// For RIBs whose component is not made from the parent's alone: the closure says how, and `build`
/// can then be called any number of times.
///
/// ```swift
/// final class CardBuilder:
///     ComponentizedBuilder<CardComponent, any CardRouting, any CardListener, String>
/// {
///     override func build(
///         with component: CardComponent,
///         _ listener: any CardListener
///     ) -> any CardRouting { … }
/// }
/// let builder = CardBuilder { number in CardComponent(dependency: home, cardNumber: number) }
/// let router = builder.build(withDynamicBuildDependency: self, dynamicComponentDependency: "9")
/// ```
///
/// A closure that gives the same component twice is a programmer's error (`ProgrammerError`).
@MainActor
open class ComponentizedBuilder<
    Component,
    Router,
    DynamicBuildDependency,
    DynamicComponentDependency
>:
    Buildable
{
    private let componentBuilder: @MainActor (DynamicComponentDependency) -> Component
    private var freshness = ComponentFreshness()

    /// Makes a builder.
    ///
    /// - Parameter componentBuilder: makes a new component, from what is known only when building.
    public init(
        componentBuilder: @escaping @MainActor (DynamicComponentDependency) -> Component
    ) {
        self.componentBuilder = componentBuilder
    }

    /// Builds a RIB with a new component.
    ///
    /// - Parameters:
    ///   - dynamicBuildDependency: what the RIB needs and is known only now, such as its listener.
    ///   - dynamicComponentDependency: what its component needs and is known only now.
    /// - Returns: the router of the RIB.
    public final func build(
        withDynamicBuildDependency dynamicBuildDependency: DynamicBuildDependency,
        dynamicComponentDependency: DynamicComponentDependency
    ) -> Router {
        let (_, router): (Component, Router) = build(
            withDynamicBuildDependency: dynamicBuildDependency,
            dynamicComponentDependency: dynamicComponentDependency
        )
        return router
    }

    /// Builds a RIB with a new component, and hands that out too.
    ///
    /// - Parameters:
    ///   - dynamicBuildDependency: what the RIB needs and is known only now, such as its listener.
    ///   - dynamicComponentDependency: what its component needs and is known only now.
    /// - Returns: the component and the router of the RIB.
    public final func build(
        withDynamicBuildDependency dynamicBuildDependency: DynamicBuildDependency,
        dynamicComponentDependency: DynamicComponentDependency
    ) -> (Component, Router) {
        let component = componentBuilder(dynamicComponentDependency)
        freshness.check(component, of: self)
        return (component, build(with: component, dynamicBuildDependency))
    }

    /// Makes the parts of the RIB and joins them. To be overridden.
    ///
    /// - Parameters:
    ///   - component: the RIB's own component, new.
    ///   - dynamicBuildDependency: what the RIB needs and is known only now.
    /// - Returns: the router of the RIB.
    open func build(
        with component: Component,
        _ dynamicBuildDependency: DynamicBuildDependency
    ) -> Router {
        Stop.notOverridden("build(with:_:)", of: self)
    }
}
