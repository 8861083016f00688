/// A `for await` loop on the main actor receives the latest value and then each new value.
///
/// The loop ends when the stream completes or the task is canceled. No value is lost while the body
/// of the loop waits.
extension ValueStream: @MainActor AsyncSequence {
    /// The type of the values in a loop.
    public typealias Element = Value

    /// Returns an iterator that subscribes to the stream for one loop.
    ///
    /// - Returns: The iterator, which ends the subscription when it is released.
    public final func makeAsyncIterator() -> ValueStreamIterator<Value> {
        ValueStreamIterator(self)
    }
}

/// The iterator of a `for await` loop over a `ValueStream`.
@MainActor
public struct ValueStreamIterator<Value>: @MainActor AsyncIteratorProtocol {
    private let buffer: ValueBuffer<Value>

    init(_ stream: ValueStream<Value>) {
        buffer = ValueBuffer(stream)
    }

    /// Waits for the next value.
    ///
    /// - Returns: The value; nil once the stream has completed or the task is canceled.
    public func next() async -> Value? {
        await buffer.next()
    }
}

/// The values that the subscription of a loop has received and the loop has not taken yet.
@MainActor
private final class ValueBuffer<Value> {
    private var values = Queue<Value>()
    private var isEnded = false
    private var waiter: CheckedContinuation<Void, Never>?
    private var subscription: Subscription?

    init(_ stream: ValueStream<Value>) {
        let subscription = stream.subscribe(
            { [weak self] in self?.append($0) },
            onCompletion: { [weak self] in self?.end() }
        )
        if !isEnded { self.subscription = subscription }
    }

    isolated deinit {
        subscription?.cancel()
    }

    func next() async -> Value? {
        guard !Task.isCancelled else {
            cancel()
            return nil
        }
        if values.count == 0, !isEnded {
            await withTaskCancellationHandler {
                await withCheckedContinuation { waiter = $0 }
            } onCancel: {
                Task { @MainActor in self.cancel() }
            }
        }
        return values.popFirst()
    }

    private func append(_ value: Value) {
        values.append(value)
        resumeWaiter()
    }

    private func cancel() {
        end()
        values.removeAll()
    }

    private func end() {
        isEnded = true
        subscription?.cancel()
        subscription = nil
        resumeWaiter()
    }

    private func resumeWaiter() {
        waiter?.resume()
        waiter = nil
    }
}
