/// A `MultiStageComponentizedBuilder` of a RIB that needs nothing that is known only when it is
/// built.
@MainActor
open class SimpleMultiStageComponentizedBuilder<Component, Router>:
    MultiStageComponentizedBuilder<Component, Router, ()>
{
    /// Makes a builder.
    ///
    /// - Parameter componentBuilder: makes a new component, once for each pass.
    public override init(componentBuilder: @escaping @MainActor () -> Component) {
        super.init(componentBuilder: componentBuilder)
    }

    /// Builds the RIB with the component of this pass, and ends the pass.
    ///
    /// - Returns: the router of the RIB.
    public final func finalStageBuild() -> Router {
        finalStageBuild(withDynamicDependency: ())
    }

    public final override func finalStageBuild(
        with component: Component,
        _ dynamicDependency: ()
    ) -> Router {
        finalStageBuild(with: component)
    }

    /// Makes the parts of the RIB and joins them. To be overridden.
    ///
    /// - Parameter component: the RIB's own component, that of the present pass.
    /// - Returns: the router of the RIB.
    open func finalStageBuild(with component: Component) -> Router {
        Stop.notOverridden("finalStageBuild(with:)", of: self)
    }
}
