/// A subscription to a stream that ends with its first value.
@MainActor
final class FirstValue<Value>: Subscription {
    private var source: Subscription?
    private var then: ((StepOutcome<Value>) -> Void)?
    private var early: StepOutcome<Value>?
    private var isSubscribing = true

    /// - Parameter then: is told the value, or that the stream ended without one; called when the
    ///   stream is not in the middle of taking the subscriber in.
    init(of stream: ValueStream<Value>, then: @escaping (StepOutcome<Value>) -> Void) {
        self.then = then
        super.init()
        let source = stream.subscribe(
            { [weak self] in self?.end(.value($0)) },
            onCompletion: { [weak self] in self?.end(.stopped) }
        )
        isSubscribing = false
        self.source = source
        if let early { end(early) }
    }

    override func release() {
        super.release()
        source?.cancel()
        (source, then, early) = (nil, nil, nil)
    }

    private func end(_ outcome: StepOutcome<Value>) {
        guard !isSubscribing else {
            early = early ?? outcome
            return
        }
        let then = then
        finish()
        then?(outcome)
    }
}
