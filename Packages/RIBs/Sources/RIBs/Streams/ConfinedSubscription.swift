/// A subscription to a stream, heard only while an interactor is active.
@MainActor
final class ConfinedSubscription<Value>: Subscription {
    private var onNext: (@MainActor (Value) -> Void)?
    private var onCompletion: (@MainActor () -> Void)?
    private var parts: [Subscription] = []

    private var latest: Value?
    private var isActive = false
    private var valuesEnded = false

    init(
        onNext: @escaping @MainActor (Value) -> Void,
        onCompletion: (@MainActor () -> Void)?
    ) {
        self.onNext = onNext
        self.onCompletion = onCompletion
        super.init()
    }

    func begin(values: ValueStream<Value>, activity: ValueStream<Bool>) {
        // Activity first, so that the latest value is given once and not twice.
        add(activity.subscribe({ self.activity($0) }, onCompletion: { self.complete() }))
        guard !isCancelled else { return }
        add(values.subscribe({ self.value($0) }, onCompletion: { self.endOfValues() }))
    }

    override func release() {
        super.release()
        for part in parts { part.cancel() }
        parts = []
        (onNext, onCompletion, latest) = (nil, nil, nil)
    }

    private func add(_ part: Subscription) {
        if isCancelled { part.cancel() } else { parts.append(part) }
    }

    private func activity(_ active: Bool) {
        guard isActive != active else { return }
        isActive = active
        guard active else { return }
        if let latest { onNext?(latest) }
        if valuesEnded { complete() }
    }

    private func value(_ value: Value) {
        latest = value
        if isActive { onNext?(value) }
    }

    private func endOfValues() {
        valuesEnded = true
        if isActive || latest == nil { complete() }
    }

    private func complete() {
        let onCompletion = onCompletion
        finish()
        onCompletion?()
    }
}
