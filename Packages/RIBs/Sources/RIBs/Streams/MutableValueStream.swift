/// A stream for who sends its values. Hand it out as a `ValueStream`.
///
/// It ends for its subscribers when it completes, and also when nobody holds it any more, so that
/// nobody waits for what cannot come.
@MainActor
public final class MutableValueStream<Value>: ValueStream<Value> {
    private enum Event {
        case value(Value, number: UInt64)
        case completion
    }

    /// The value that was sent last, or the one the stream was made with; what a new subscriber is
    /// given first.
    public private(set) var value: Value?

    /// Whether no value comes any more.
    public private(set) var isComplete = false

    private var subscriptions = SubscriptionList<StreamSubscription<Value>>()
    private var sent: UInt64 = 0

    /// What was sent while subscribers were being told.
    private var waiting: ContiguousArray<Event> = []
    private var isDelivering = false

    /// Makes a stream without a value yet.
    public override init() {}

    /// Makes a stream with a value.
    ///
    /// - Parameter initial: what a subscriber is given before anything was sent.
    public init(_ initial: Value) {
        value = initial
    }

    isolated deinit {
        for subscription in subscriptions.elements { subscription.complete() }
    }

    /// Gives a value to all subscribers, in the order in which they came.
    ///
    /// Inside of a subscriber this returns at once, and the value follows when all have been given
    /// the present one. After completion it does nothing.
    ///
    /// - Parameter value: the value, which is the stream's `value` at once.
    public func send(_ value: Value) {
        guard !isComplete else { return }
        self.value = value
        sent += 1
        guard !isDelivering else {
            waiting.append(.value(value, number: sent))
            return
        }
        deliver {
            tell(value, number: sent)
        }
    }

    /// Ends the stream for all subscribers, when they have been given all that was sent. The second
    /// call does nothing.
    public func complete() {
        guard !isComplete else { return }
        isComplete = true
        guard !isDelivering else {
            waiting.append(.completion)
            return
        }
        deliver {
            tellEnd()
        }
    }

    override func connect(
        _ onNext: @escaping @MainActor (Value) -> Void,
        _ onCompletion: (@MainActor () -> Void)?
    ) -> Subscription {
        let subscription = StreamSubscription(onNext: onNext, onCompletion: onCompletion)
        subscription.seen = sent
        guard !isComplete else {
            if let value { subscription.deliver(value) }
            subscription.complete()
            return subscription
        }
        subscriptions.append(subscription)
        guard let value else { return subscription }
        if isDelivering {
            subscription.deliver(value)
        } else {
            deliver { subscription.deliver(value) }
        }
        return subscription
    }

    /// Does one delivery, and then all that was sent in the course of it.
    private func deliver(_ first: () -> Void) {
        isDelivering = true
        first()
        var next = 0
        while next < waiting.count {
            switch waiting[next] {
            case .value(let value, let number): tell(value, number: number)
            case .completion: tellEnd()
            }
            next += 1
        }
        if next > 0 { waiting.removeAll() }
        isDelivering = false
    }

    private func tell(_ value: Value, number: UInt64) {
        var ended = 0
        // Over a copy: who comes meanwhile was given the latest value already.
        for subscription in subscriptions.elements {
            // Less than the number, because who came in the course of a delivery may have been
            // given this value before it was its turn.
            guard subscription.seen < number else { continue }
            subscription.seen = number
            subscription.deliver(value)
            if subscription.isCancelled { ended += 1 }
        }
        if ended > 0 { subscriptions.sweep() }
    }

    private func tellEnd() {
        for subscription in subscriptions.takeAll() { subscription.complete() }
    }
}
