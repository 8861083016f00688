/// A read-only sequence of values over time.
///
/// A new subscriber receives the latest value at once. New values follow in the order in which they
/// were sent, even if a subscriber sends them. After the stream has completed, a new subscriber
/// receives the latest value and the completion.
///
/// ```swift
/// scores.map { "\($0) points" }
///     .subscribe { [weak self] in self?.presenter.show($0) }
///     .disposeOnDeactivate(interactor: self)
///
/// for await score in scores where score > 9 { … }  // in a task
/// ```
///
/// To send values, create a `MutableValueStream` and give it to subscribers as a `ValueStream`.
@MainActor
open class ValueStream<Value> {
    @usableFromInline typealias OnNext = @MainActor (Value) -> Void
    @usableFromInline typealias Completion = @MainActor () -> Void
    @usableFromInline typealias Connect<S> = @MainActor (@escaping OnNext, Completion?) -> S

    /// A Boolean value that indicates whether a new subscriber receives the latest value.
    ///
    /// False for a stream of events and for every stream derived from it.
    @usableFromInline final let replays: Bool

    /// Creates a stream; an instance of the base class itself has no value and is complete.
    @inlinable init(replays: Bool = true) {
        self.replays = replays
    }

    /// A complete stream without a value.
    public static var empty: ValueStream<Value> { ValueStream() }

    /// Returns a complete stream of one value, for a workflow step that does not wait.
    ///
    /// - Parameter value: The value that every subscriber receives before the completion.
    /// - Returns: The stream.
    public static func just(_ value: Value) -> ValueStream<Value> {
        let stream = MutableValueStream(value)
        stream.complete()
        return stream
    }

    /// Subscribes to the values and the completion.
    ///
    /// - Parameters:
    ///   - onNext: Receives the latest value, if any, before this method returns, and then each new
    ///     value. Held until the subscription or the stream ends.
    ///   - onCompletion: Called once when the stream completes, but not when the subscription is
    ///     canceled. If the stream is already complete, it is called before this method returns.
    /// - Returns: The subscription. Tie it to the object that it serves.
    @discardableResult
    @inlinable public final func subscribe(
        _ onNext: @escaping @MainActor (Value) -> Void,
        onCompletion: (@MainActor () -> Void)? = nil
    ) -> Subscription {
        connect(onNext, onCompletion)
    }

    /// Connects a new subscriber; each kind of stream overrides this method.
    @usableFromInline
    func connect(_ onNext: @escaping OnNext, _ onCompletion: Completion?) -> Subscription {
        let subscription = StreamSubscription(onNext, onCompletion)
        subscription.complete()
        return subscription
    }
}

/// A subscription to the values of a stream.
@MainActor
@usableFromInline
class StreamSubscription<Value>: Subscription {
    @exclusivity(unchecked) @usableFromInline final var onNext: ValueStream<Value>.OnNext?
    @exclusivity(unchecked) @usableFromInline final var onCompletion: (@MainActor () -> Void)?

    /// The sequence number of the last value that was delivered, or sent before the subscription.
    @exclusivity(unchecked) @usableFromInline final var seen: UInt64 = 0

    @inlinable
    init(_ onNext: @escaping ValueStream<Value>.OnNext, _ onCompletion: (@MainActor () -> Void)?) {
        self.onNext = onNext
        self.onCompletion = onCompletion
        super.init()
    }

    /// Ends the subscription and reports the completion of its stream.
    final func complete() {
        let onCompletion = onCompletion
        finish()
        onCompletion?()
    }

    override func release() {
        onNext = nil
        onCompletion = nil
    }
}
