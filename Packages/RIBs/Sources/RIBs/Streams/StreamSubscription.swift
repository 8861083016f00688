/// A subscription to the values of a stream.
@MainActor
@usableFromInline
final class StreamSubscription<Value>: Subscription {
    @usableFromInline var onNext: (@MainActor (Value) -> Void)?
    private var onCompletion: (@MainActor () -> Void)?

    /// The number of the last value that it was given or that came before it.
    @usableFromInline var seen: UInt64 = 0

    init(
        onNext: @escaping @MainActor (Value) -> Void,
        onCompletion: (@MainActor () -> Void)?
    ) {
        self.onNext = onNext
        self.onCompletion = onCompletion
        super.init()
    }

    @inlinable
    func deliver(_ value: Value) {
        onNext?(value)
    }

    func complete() {
        let onCompletion = onCompletion
        finish()
        onCompletion?()
    }

    override func release() {
        super.release()
        onNext = nil
        onCompletion = nil
    }
}
