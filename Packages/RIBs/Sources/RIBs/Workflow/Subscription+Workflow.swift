extension Subscription {
    /// Ends it with the workflow: when the workflow's last chain has ended, or its own subscription
    /// is ended. Ends it at once if that has happened.
    ///
    /// Until then it may hold the workflow without harm.
    ///
    /// - Parameter workflow: for which the subscription is meant.
    /// - Returns: the subscription itself.
    @discardableResult
    public final func disposeWith<ActionableItemType>(
        workflow: Workflow<ActionableItemType>
    ) -> Subscription {
        workflow.tie(self)
        return self
    }
}
