/// Values that follow one another, as those see them who may only listen.
///
/// A new subscriber is given the latest value at once, and then each further one in the order in
/// which they were sent, also when a subscriber sends while it is being told. A stream may
/// complete; then it gives its latest value and its end to whoever still comes.
///
/// ```swift
/// scores.map(\.total).removeDuplicates()
///     .subscribe { [weak self] in self?.presenter.show($0) }
///     .disposeOnDeactivate(interactor: self)
///
/// for await score in scores { … }      // the same, in a task
/// ```
///
/// Who sends makes a `MutableValueStream` and hands it out as this type.
@MainActor
open class ValueStream<Value> {
    /// The base itself is the stream that has no value and is complete.
    init() {}

    /// A stream that has no value and is complete.
    public static var empty: ValueStream<Value> { ValueStream() }

    /// Listens from now on.
    ///
    /// - Parameter onNext: is given the latest value before this returns, if there is one, and then
    ///   each further value; held until the subscription or the stream ends.
    /// - Returns: the subscription, to be tied to what it is for.
    @discardableResult
    public final func subscribe(_ onNext: @escaping @MainActor (Value) -> Void) -> Subscription {
        subscribe(onNext, onCompletion: nil)
    }

    /// Listens from now on, and hears of the end.
    ///
    /// - Parameters:
    ///   - onNext: is given the latest value before this returns, if there is one, and then each
    ///     further value; held until the subscription or the stream ends.
    ///   - onCompletion: is called once when the stream completes, not when the subscription is
    ///     cancelled; before this returns if the stream is complete already.
    /// - Returns: the subscription, to be tied to what it is for.
    @discardableResult
    public final func subscribe(
        _ onNext: @escaping @MainActor (Value) -> Void,
        onCompletion: (@MainActor () -> Void)?
    ) -> Subscription {
        connect(onNext, onCompletion)
    }

    /// What each kind of stream does for a new subscriber.
    func connect(
        _ onNext: @escaping @MainActor (Value) -> Void,
        _ onCompletion: (@MainActor () -> Void)?
    ) -> Subscription {
        let subscription = StreamSubscription(onNext: onNext, onCompletion: onCompletion)
        subscription.complete()
        return subscription
    }
}
