extension ValueStream {
    /// Returns a stream that is silent while a scope is inactive.
    ///
    /// When the scope becomes active it sends the latest value, and then each further one. It
    /// completes with `scope.isActiveStream`, or with this stream once no value is held back.
    ///
    /// - Parameter scope: The interactor that has to be active. The stream's subscriptions do not
    ///   hold it.
    /// - Returns: A stream that holds this one.
    public final func confineTo(_ scope: any InteractorScope) -> ValueStream<Value> {
        let activity = scope.isActiveStream
        return DerivedStream { [self, weak scope] onNext, onCompletion in
            let confined = ConfinedSubscription(
                scope: scope,
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
private final class ConfinedSubscription<Value>: Subscription {
    // Its activity is read before each value, because the stream of it may lag behind.
    private weak var scope: (any InteractorScope)?
    private var onNext: (@MainActor (Value) -> Void)?
    private var onCompletion: (@MainActor () -> Void)?
    private var sources: [Subscription] = []

    private var latest: Value?
    private var isActive = false
    private var valuesEnded = false

    /// The values to deliver, which the subscriber may cause while it receives one.
    private var waiting: ContiguousArray<Value> = []
    private var isDelivering = false

    init(
        scope: (any InteractorScope)?,
        onNext: @escaping @MainActor (Value) -> Void,
        onCompletion: (@MainActor () -> Void)?
    ) {
        self.scope = scope
        self.onNext = onNext
        self.onCompletion = onCompletion
        super.init()
    }

    func begin(values: ValueStream<Value>, activity: ValueStream<Bool>) {
        // Activity first, so that the latest value is delivered once and not twice.
        add(activity.subscribe({ self.activityChanged($0) }, onCompletion: { self.complete() }))
        guard !isEnded else { return }
        add(values.subscribe({ self.receive($0) }, onCompletion: { self.endValues() }))
    }

    override func release() {
        super.release()
        for source in sources { source.cancel() }
        sources = []
        waiting = []
        (onNext, onCompletion, latest) = (nil, nil, nil)
    }

    private func add(_ source: Subscription) {
        if isEnded { source.cancel() } else { sources.append(source) }
    }

    private func activityChanged(_ active: Bool) {
        guard isActive != active else { return }
        isActive = active
        // A value that is not delivered by now is held back as the latest one.
        waiting = active ? ContiguousArray([latest].compactMap { $0 }) : []
        deliver()
    }

    private func receive(_ value: Value) {
        latest = value
        if isActive { waiting.append(value) }
        deliver()
    }

    private func endValues() {
        valuesEnded = true
        deliver()
    }

    /// Delivers the waiting values in order, one after the other even if a call is nested.
    private func deliver() {
        guard !isDelivering else { return }
        isDelivering = true
        while !waiting.isEmpty, scope?.isActive == true { onNext?(waiting.removeFirst()) }
        isDelivering = false
        // A value is still held back if the scope is inactive and `activity` has yet to say so.
        if valuesEnded, waiting.isEmpty, isActive || latest == nil { complete() }
    }

    private func complete() {
        let onCompletion = onCompletion
        finish()
        onCompletion?()
    }
}
