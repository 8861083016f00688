import RIBs

/// What a workflow can have done once a customer is signed in.
@MainActor
protocol HomeActionableItem: AnyObject {
    /// Shows what a link leads to.
    func open(_ place: LinkedPlace) -> ValueStream<(any HomeActionableItem, Void)>
}
