/// A stream for who sends its values. Hand it out as a `ValueStream`.
///
/// It ends for its subscribers when it completes, and also when nobody holds it any more, so that
/// nobody waits for what cannot come.
@MainActor
public final class MutableValueStream<Value>: ValueStream<Value> {
    @usableFromInline
    enum Event {
        case value(Value, number: UInt64)
        case completion
    }

    @usableFromInline final var latest: Value?
    @usableFromInline final var ended = false
    @usableFromInline final var subscriptions = SubscriptionList<StreamSubscription<Value>>()
    @usableFromInline final var sent: UInt64 = 0

    /// What was sent while subscribers were being told.
    @usableFromInline final var waiting: ContiguousArray<Event> = []
    @usableFromInline final var isDelivering = false

    /// The value that was sent last, or the one the stream was made with; what a new subscriber is
    /// given first.
    public var value: Value? { latest }

    /// Whether no value comes any more.
    public var isComplete: Bool { ended }

    /// Makes a stream without a value yet.
    public override init() {}

    /// Makes a stream with a value.
    ///
    /// - Parameter initial: what a subscriber is given before anything was sent.
    public init(_ initial: Value) {
        latest = initial
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
    @inlinable
    public func send(_ value: Value) {
        guard !ended else { return }
        latest = value
        sent += 1
        guard !isDelivering else {
            waiting.append(.value(value, number: sent))
            return
        }
        isDelivering = true
        tell(value, number: sent)
        if !waiting.isEmpty { deliverWaiting() }
        isDelivering = false
    }

    /// Ends the stream for all subscribers, when they have been given all that was sent. The second
    /// call does nothing.
    public func complete() {
        guard !ended else { return }
        ended = true
        guard !isDelivering else {
            waiting.append(.completion)
            return
        }
        tellEnd()
    }

    override func connect(
        _ onNext: @escaping @MainActor (Value) -> Void,
        _ onCompletion: (@MainActor () -> Void)?
    ) -> Subscription {
        let subscription = StreamSubscription(onNext: onNext, onCompletion: onCompletion)
        subscription.seen = sent
        if !ended { subscriptions.append(subscription) }
        if let latest { replay(latest, to: subscription) }
        if ended { subscription.complete() }
        return subscription
    }

    /// Gives the latest value to who has just come; what is sent in the course of it comes after.
    private func replay(_ value: Value, to subscription: StreamSubscription<Value>) {
        guard !isDelivering else { return subscription.deliver(value) }
        isDelivering = true
        subscription.deliver(value)
        if !waiting.isEmpty { deliverWaiting() }
        isDelivering = false
    }

    @inlinable
    func tell(_ value: Value, number: UInt64) {
        var hasEnded = false
        // Over a copy: who comes meanwhile was given the latest value already.
        for subscription in subscriptions.elements {
            // Who came in the course of a delivery was given the latest value, which may have been
            // sent after the one whose turn it is.
            guard subscription.seen < number else { continue }
            subscription.seen = number
            subscription.deliver(value)
            if subscription.isCancelled { hasEnded = true }
        }
        if hasEnded { subscriptions.sweep() }
    }

    @usableFromInline
    func deliverWaiting() {
        var next = 0
        while next < waiting.count {
            switch waiting[next] {
            case .value(let value, let number): tell(value, number: number)
            case .completion: tellEnd()
            }
            next += 1
        }
        waiting.removeAll()
    }

    private func tellEnd() {
        for subscription in subscriptions.takeAll() { subscription.complete() }
    }
}
