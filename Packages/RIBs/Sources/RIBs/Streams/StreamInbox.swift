/// The values that have come for a loop and were not asked for yet.
@MainActor
final class StreamInbox<Value> {
    private var values: ContiguousArray<Value> = []
    private var taken = 0
    private var isEnded = false
    private var waiter: CheckedContinuation<Void, Never>?
    private var subscription: Subscription?

    init(_ stream: ValueStream<Value>) {
        let subscription = stream.subscribe(
            { [weak self] in self?.put($0) },
            onCompletion: { [weak self] in self?.end() }
        )
        if !isEnded { self.subscription = subscription }
    }

    isolated deinit {
        subscription?.cancel()
    }

    func next() async -> Value? {
        guard !Task.isCancelled else {
            end()
            discard()
            return nil
        }
        if taken == values.count, !isEnded {
            await withTaskCancellationHandler {
                await withCheckedContinuation { waiter = $0 }
            } onCancel: {
                Task { @MainActor in self.stop() }
            }
        }
        guard taken < values.count else { return nil }
        defer { forgetTaken() }
        return values[taken]
    }

    private func put(_ value: Value) {
        values.append(value)
        wake()
    }

    private func stop() {
        end()
        discard()
    }

    private func end() {
        isEnded = true
        subscription?.cancel()
        subscription = nil
        wake()
    }

    private func discard() {
        values = []
        taken = 0
    }

    private func wake() {
        waiter?.resume()
        waiter = nil
    }

    /// Frees what was given, in one go when it is half of what is kept.
    private func forgetTaken() {
        taken += 1
        guard taken * 2 > values.count else { return }
        values.removeFirst(taken)
        taken = 0
    }
}
