/// A builder whose component is available before the RIB is built.
///
/// Each build pass has one component. The first read of `componentForCurrentBuildPass` creates the
/// component; `finalStageBuild` uses the component and ends the pass.
///
/// ```swift
/// let builder = ReceiptBuilder { ReceiptComponent(dependency: home) }
/// let printer = builder.componentForCurrentBuildPass.printer  // early
/// let router = builder.finalStageBuild(withDynamicDependency: receipt)
/// ```
///
/// It is a programmer error (`ProgrammerError`) if `componentBuilder` returns the same component in
/// two successive passes.
@MainActor
open class MultiStageComponentizedBuilder<Component, Router, DynamicBuildDependency>: Buildable {
    private let componentBuilder: @MainActor () -> Component
    private var currentPassComponent: Component?
    private var reuseCheck = ComponentReuseCheck()

    /// Creates a builder.
    ///
    /// - Parameter componentBuilder: Creates a new component; called once for each pass.
    public init(componentBuilder: @escaping @MainActor () -> Component) {
        self.componentBuilder = componentBuilder
    }

    /// The component of the RIB that `finalStageBuild` builds next.
    public final var componentForCurrentBuildPass: Component {
        if let currentPassComponent { return currentPassComponent }
        let component = componentBuilder()
        reuseCheck.check(component, of: self)
        currentPassComponent = component
        return component
    }

    /// Builds the RIB with the component of this pass, and ends the pass.
    ///
    /// - Parameter dynamicDependency: The values for the RIB known at build time.
    /// - Returns: The router of the RIB.
    public final func finalStageBuild(
        withDynamicDependency dynamicDependency: DynamicBuildDependency
    ) -> Router {
        defer { currentPassComponent = nil }
        return finalStageBuild(with: componentForCurrentBuildPass, dynamicDependency)
    }

    /// Creates the parts of the RIB and connects them.
    ///
    /// Subclasses must override it.
    ///
    /// - Parameters:
    ///   - component: The component of this pass.
    ///   - dynamicDependency: The values for the RIB known at build time.
    /// - Returns: The router of the RIB.
    open func finalStageBuild(
        with component: Component,
        _ dynamicDependency: DynamicBuildDependency
    ) -> Router {
        programmerError("\(Self.self) must override finalStageBuild(with:_:)")
    }
}

/// A `MultiStageComponentizedBuilder` whose `finalStageBuild` takes no values.
@MainActor
open class SimpleMultiStageComponentizedBuilder<Component, Router>:
    MultiStageComponentizedBuilder<Component, Router, ()>
{
    /// Creates a builder.
    ///
    /// - Parameter componentBuilder: Creates a new component; called once for each pass.
    public override init(componentBuilder: @escaping @MainActor () -> Component) {
        super.init(componentBuilder: componentBuilder)
    }

    /// Builds the RIB with the component of this pass, and ends the pass.
    ///
    /// - Returns: The router of the RIB.
    public final func finalStageBuild() -> Router {
        finalStageBuild(withDynamicDependency: ())
    }

    /// Calls `finalStageBuild(with:)`.
    public final override func finalStageBuild(
        with component: Component,
        _ dynamicDependency: ()
    ) -> Router {
        finalStageBuild(with: component)
    }

    /// Creates the parts of the RIB and connects them.
    ///
    /// Subclasses must override it.
    ///
    /// - Parameter component: The component of this pass.
    /// - Returns: The router of the RIB.
    open func finalStageBuild(with component: Component) -> Router {
        programmerError("\(Self.self) must override finalStageBuild(with:)")
    }
}
