extension ValueStream {
    /// A stream that is silent while the scope is inactive. When the scope becomes active it gives
    /// the latest value, and then each further one.
    ///
    /// It completes with the scope's own stream, or with this one once nothing is held back.
    ///
    /// - Parameter scope: the interactor whose times of work count; held by the stream's
    ///   subscriptions no longer than its own stream lasts.
    /// - Returns: a stream that holds this one.
    public final func confineTo(_ scope: any InteractorScope) -> ValueStream<Value> {
        let activity = scope.isActiveStream
        return DerivedStream { [self] onNext, onCompletion in
            let confined = ConfinedSubscription(onNext: onNext, onCompletion: onCompletion)
            confined.begin(values: self, activity: activity)
            return confined
        }
    }
}
