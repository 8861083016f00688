extension Subscription {
    /// Ends it when the interactor is deactivated; at once if the interactor is inactive.
    ///
    /// - Parameter interactor: for whose time of work the subscription is meant.
    /// - Returns: the subscription itself.
    @discardableResult
    public final func disposeOnDeactivate(interactor: any InteractorScope) -> Subscription {
        guard !isCancelled else { return self }
        guard interactor.isActive else {
            cancel()
            return self
        }
        if let interactor = interactor as? Interactor {
            interactor.tie(self)
        } else {
            // A stand-in of a test: all that is known of it is its stream.
            var watch: Subscription?
            watch = interactor.isActiveStream.subscribe(
                { [self] isActive in
                    guard !isActive else { return }
                    cancel()
                    watch?.cancel()
                },
                onCompletion: { [self] in cancel() }
            )
        }
        return self
    }
}
