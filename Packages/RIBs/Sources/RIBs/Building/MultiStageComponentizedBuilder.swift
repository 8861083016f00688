/// A builder whose component is wanted before the RIB itself can be built.
///
/// One pass of building has one component: `componentForCurrentBuildPass` makes it when it is first
/// read, and `finalStageBuild` uses it and ends the pass.
///
/// ```swift
/// let builder = ReceiptBuilder { ReceiptComponent(dependency: home) }
/// let printer = builder.componentForCurrentBuildPass.printer       // early
/// let router = builder.finalStageBuild(withDynamicDependency: receipt)
/// ```
///
/// A closure that gives the same component in two passes is a programmer's error
/// (`ProgrammerError`).
@MainActor
open class MultiStageComponentizedBuilder<Component, Router, DynamicBuildDependency>: Buildable {
    private let componentBuilder: @MainActor () -> Component
    private var currentPassComponent: Component?
    private var freshness = ComponentFreshness()

    /// Makes a builder.
    ///
    /// - Parameter componentBuilder: makes a new component, once for each pass.
    public init(componentBuilder: @escaping @MainActor () -> Component) {
        self.componentBuilder = componentBuilder
    }

    /// The component of the RIB that `finalStageBuild` will build next, the same until then.
    public final var componentForCurrentBuildPass: Component {
        if let currentPassComponent { return currentPassComponent }
        let component = componentBuilder()
        freshness.check(component, of: self)
        currentPassComponent = component
        return component
    }

    /// Builds the RIB with the component of this pass, and ends the pass.
    ///
    /// - Parameter dynamicDependency: what the RIB needs and is known only now.
    /// - Returns: the router of the RIB.
    public final func finalStageBuild(
        withDynamicDependency dynamicDependency: DynamicBuildDependency
    ) -> Router {
        defer { currentPassComponent = nil }
        return finalStageBuild(with: componentForCurrentBuildPass, dynamicDependency)
    }

    /// Makes the parts of the RIB and joins them. To be overridden.
    ///
    /// - Parameters:
    ///   - component: the RIB's own component, that of the present pass.
    ///   - dynamicDependency: what the RIB needs and is known only now.
    /// - Returns: the router of the RIB.
    open func finalStageBuild(
        with component: Component,
        _ dynamicDependency: DynamicBuildDependency
    ) -> Router {
        Stop.notOverridden("finalStageBuild(with:_:)", of: self)
    }
}
