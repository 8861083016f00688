extension Subscription {
    /// Ends it when the worker's work ends: when the worker is stopped or its interactor becomes
    /// inactive. Ends it at once if the worker is not at work.
    ///
    /// - Parameter worker: for whose time of work the subscription is meant.
    /// - Returns: the subscription itself.
    @discardableResult
    public final func disposeOnStop(_ worker: any Working) -> Subscription {
        guard !isCancelled else { return self }
        if let worker = worker as? Worker {
            worker.tie(self)
        } else if worker.isStarted {
            // A stand-in of a test: all that is known of it is its stream.
            var watch: Subscription?
            watch = worker.isStartedStream.subscribe(
                { [self] isStarted in
                    guard !isStarted else { return }
                    cancel()
                    watch?.cancel()
                },
                onCompletion: { [self] in cancel() }
            )
        } else {
            cancel()
        }
        return self
    }
}
