/// A read-only sequence of values over time.
///
/// A new subscriber receives the latest value at once. Each further one follows in the order in which
/// they were sent, even if a subscriber sends it. After the stream has completed, a new subscriber
/// receives the latest value and the completion.
///
/// ```swift
/// scores.map(\.total).removeDuplicates()
///     .subscribe { [weak self] in self?.presenter.show($0) }
///     .disposeOnDeactivate(interactor: self)
///
/// for await score in scores { … }      // the same, in a task
/// ```
///
/// The sender creates a `MutableValueStream` and hands it out as this type.
@MainActor
open class ValueStream<Value> {
    /// The base class itself is a stream that has no value and is complete.
    init() {}

    /// A complete stream without a value.
    public static var empty: ValueStream<Value> { ValueStream() }

    /// Returns a complete stream of one value, for a workflow step that waits for nothing.
    ///
    /// - Parameter value: The value that every subscriber receives before the completion.
    /// - Returns: The stream.
    public static func just(_ value: Value) -> ValueStream<Value> {
        let stream = MutableValueStream(value)
        stream.complete()
        return stream
    }

    /// Subscribes to the values.
    ///
    /// - Parameter onNext: Receives the latest value, if there is one, before this returns, and then
    ///   each further value. Held until the subscription or the stream ends.
    /// - Returns: The subscription, to be tied to the object it serves.
    @discardableResult
    public final func subscribe(_ onNext: @escaping @MainActor (Value) -> Void) -> Subscription {
        subscribe(onNext, onCompletion: nil)
    }

    /// Subscribes to the values and the completion.
    ///
    /// - Parameters:
    ///   - onNext: Receives the latest value, if there is one, before this returns, and then each
    ///     further value. Held until the subscription or the stream ends.
    ///   - onCompletion: Called once when the stream completes, but not when the subscription is
    ///     canceled. Called before this returns if the stream is complete.
    /// - Returns: The subscription, to be tied to the object it serves.
    @discardableResult
    public final func subscribe(
        _ onNext: @escaping @MainActor (Value) -> Void,
        onCompletion: (@MainActor () -> Void)?
    ) -> Subscription {
        connect(onNext, onCompletion)
    }

    /// Connects a new subscriber, as each kind of stream does in its own way.
    func connect(
        _ onNext: @escaping @MainActor (Value) -> Void,
        _ onCompletion: (@MainActor () -> Void)?
    ) -> Subscription {
        let subscription = StreamSubscription(onNext: onNext, onCompletion: onCompletion)
        subscription.complete()
        return subscription
    }
}

/// A subscription to the values of a stream.
@MainActor
@usableFromInline
final class StreamSubscription<Value>: Subscription {
    @usableFromInline var onNext: (@MainActor (Value) -> Void)?
    private var onCompletion: (@MainActor () -> Void)?

    /// The number of the last value that was delivered or sent before the subscription.
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
