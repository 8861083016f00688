extension ValueStream {
    /// Returns a stream that sends nothing while a scope is inactive.
    ///
    /// When the scope becomes active, the stream sends the latest value and then each new value. A
    /// stream of events sends only new events. The stream completes when `scope.isActiveStream`
    /// completes, or when this stream has completed and its last value is delivered.
    ///
    /// - Parameter scope: The interactor that has to be active. Subscriptions to the stream do not
    ///   hold the interactor.
    /// - Returns: A stream that holds this stream.
    public final func confineTo(_ scope: any InteractorScope) -> ValueStream<Value> {
        let activity = scope.isActiveStream
        return DerivedStream(replays: replays) { [self, weak scope] onNext, onCompletion in
            let confined = ConfinedSubscription(
                scope: scope,
                replays: replays,
                onNext: onNext,
                onCompletion: onCompletion
            )
            confined.begin(values: self, activity: activity)
            return confined
        }
    }
}

/// A subscription to a stream that delivers only while an interactor is active.
@MainActor
private final class ConfinedSubscription<Value>: StreamSubscription<Value> {
    // Its activity is read before each value, because the stream of it may lag behind.
    private weak var scope: (any InteractorScope)?
    private let sources = SubscriptionBag()

    /// The latest value, for the next activation; always nil for a stream of events.
    private var latest: Value?
    private let replays: Bool
    private var isActive = false
    private var valuesEnded = false

    /// The values still to deliver; a subscriber that receives a value can cause further values.
    private var waiting = Queue<Value>()
    private var isDelivering = false

    init(
        scope: (any InteractorScope)?,
        replays: Bool,
        onNext: @escaping ValueStream<Value>.OnNext,
        onCompletion: ValueStream<Value>.Completion?
    ) {
        self.scope = scope
        self.replays = replays
        super.init(onNext, onCompletion)
    }

    func begin(values: ValueStream<Value>, activity: ValueStream<Bool>) {
        // Activity first, so that the latest value is delivered once and not twice.
        sources.add(
            activity.subscribe({ self.activityChanged($0) }, onCompletion: { self.complete() })
        )
        guard !isEnded else { return }
        sources.add(values.subscribe({ self.receive($0) }, onCompletion: { self.endValues() }))
    }

    override func release() {
        super.release()
        sources.cancel()
        waiting.removeAll()
        latest = nil
    }

    private func activityChanged(_ active: Bool) {
        guard isActive != active else { return }
        isActive = active
        // A value that is not delivered by now is held back as the latest one.
        if replays || !active { waiting.removeAll() }
        if active, let latest { waiting.append(latest) }
        deliver()
    }

    private func receive(_ value: Value) {
        if replays { latest = value }
        if isActive || !replays { waiting.append(value) }
        deliver()
    }

    private func endValues() {
        valuesEnded = true
        deliver()
    }

    /// Delivers the waiting values in order; a nested call leaves its value to the outer call.
    private func deliver() {
        guard !isDelivering else { return }
        isDelivering = true
        while scope?.isActive == true, let value = waiting.popFirst() { onNext?(value) }
        isDelivering = false
        // An event is never held back.
        if !replays { waiting.removeAll() }
        // A value is still held back if the scope is inactive and `activity` has yet to say so.
        if valuesEnded, waiting.count == 0, isActive || latest == nil { complete() }
    }
}
