/// A router that knows its parent. Every `Router` does; a test's own `Routing` need not.
@MainActor
protocol ParentAware: Routing {
    var parent: (any Routing)? { get set }

    /// Loads without looking after the children, which the walk that calls it does.
    func loadOnce()
}
