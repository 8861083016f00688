/// A builder that creates a new component for each RIB it builds.
///
/// Use it when the component needs more than the parent's component. `build` can be called any
/// number of times.
///
/// ```swift
/// final class CardBuilder: ComponentizedBuilder<CardComponent, CardRouter, Int, String> {
///     override func build(with component: CardComponent, _ amount: Int) -> CardRouter { … }
/// }
///
/// let builder = CardBuilder { CardComponent(number: $0) }
/// let first: CardRouter = builder.build(
///     withDynamicBuildDependency: 1,
///     dynamicComponentDependency: "A"
/// )
/// ```
///
/// It is a programmer error (`ProgrammerError`) if `componentBuilder` returns the same component
/// twice in a row.
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
    private var reuseCheck = ComponentReuseCheck()

    /// Creates a builder.
    ///
    /// - Parameter componentBuilder: Creates a new component from the values known at build time.
    public init(
        componentBuilder: @escaping @MainActor (DynamicComponentDependency) -> Component
    ) {
        self.componentBuilder = componentBuilder
    }

    /// Builds a RIB with a new component.
    ///
    /// - Parameters:
    ///   - dynamicBuildDependency: The values for the RIB known at build time, such as its listener.
    ///   - dynamicComponentDependency: The values for the RIB's component known at build time.
    /// - Returns: The router of the RIB.
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

    /// Builds a RIB with a new component, and returns its component and its router.
    ///
    /// - Parameters:
    ///   - dynamicBuildDependency: The values for the RIB known at build time, such as its listener.
    ///   - dynamicComponentDependency: The values for the RIB's component known at build time.
    /// - Returns: The component and the router of the RIB.
    public final func build(
        withDynamicBuildDependency dynamicBuildDependency: DynamicBuildDependency,
        dynamicComponentDependency: DynamicComponentDependency
    ) -> (Component, Router) {
        let component = componentBuilder(dynamicComponentDependency)
        reuseCheck.check(component, of: self)
        return (component, build(with: component, dynamicBuildDependency))
    }

    /// Creates the parts of the RIB and connects them.
    ///
    /// Subclasses must override it.
    ///
    /// - Parameters:
    ///   - component: The new component of the RIB.
    ///   - dynamicBuildDependency: The values for the RIB known at build time.
    /// - Returns: The router of the RIB.
    open func build(
        with component: Component,
        _ dynamicBuildDependency: DynamicBuildDependency
    ) -> Router {
        programmerError("\(Self.self) must override build(with:_:)")
    }
}

/// A `ComponentizedBuilder` whose `build` takes no values.
@MainActor
open class SimpleComponentizedBuilder<Component, Router>:
    ComponentizedBuilder<Component, Router, (), ()>
{
    /// Creates a builder.
    ///
    /// - Parameter componentBuilder: Creates a new component at each call.
    public init(componentBuilder: @escaping @MainActor () -> Component) {
        super.init(componentBuilder: { _ in componentBuilder() })
    }

    /// Builds a RIB with a new component.
    ///
    /// - Returns: The router of the RIB.
    public final func build() -> Router {
        build(withDynamicBuildDependency: (), dynamicComponentDependency: ())
    }

    /// Calls `build(with:)`.
    public final override func build(
        with component: Component,
        _ dynamicBuildDependency: ()
    ) -> Router {
        build(with: component)
    }

    /// Creates the parts of the RIB and connects them.
    ///
    /// Subclasses must override it.
    ///
    /// - Parameter component: The new component of the RIB.
    /// - Returns: The router of the RIB.
    open func build(with component: Component) -> Router {
        programmerError("\(Self.self) must override build(with:)")
    }
}

/// A check that reports a builder that gets the same component twice in a row.
@MainActor
struct ComponentReuseCheck {
    private weak var last: AnyObject?

    /// Reports a programmer error if the component is the same object as at the previous call.
    mutating func check(_ component: Any, of builder: any Buildable) {
        // A value type is copied, and so never the same.
        guard type(of: component) is AnyClass else { return }
        let component = component as AnyObject
        if component === last {
            ProgrammerError.report(.reusingComponent, builder, component)
        }
        last = component
    }
}
