/// Waiting until the item of a step is at work.
@MainActor
enum ItemActivity {
    /// Goes on with an item as soon as it is active, at once if it is no interactor.
    ///
    /// - Parameters:
    ///   - item: not held while it is inactive, so that a RIB which is gone is gone.
    ///   - workflow: whose end ends the waiting.
    ///   - then: is given the item, or nil when it went away before it was active.
    static func wait<Item, WorkflowItem>(
        for item: Item,
        in workflow: Workflow<WorkflowItem>,
        then: @escaping (Item?) -> Void
    ) {
        guard let scope = item as? any InteractorScope, !scope.isActive else { return then(item) }
        let activity = scope.isActiveStream.filter { $0 }
        workflow.tie(
            FirstValue(of: activity) { [weak scope] outcome in
                // The stream ends without a value when its interactor goes away.
                guard case .value = outcome else { return then(nil) }
                then(scope as? Item)
            }
        )
    }
}
