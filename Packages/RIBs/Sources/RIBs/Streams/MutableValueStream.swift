/// A stream for the sender of its values, who hands it out as a `ValueStream`.
///
/// Subscribers receive the completion when the stream completes, and also when it is released, so
/// that none of them waits for values that cannot come.
@MainActor
public final class MutableValueStream<Value>: ValueStream<Value> {
    @usableFromInline
    enum Event {
        case value(Value, number: UInt64)
        case completion
    }

    @usableFromInline final let replays: Bool
    @usableFromInline final var latest: Value?
    @usableFromInline final var ended = false
    @usableFromInline final var subscriptions = SubscriptionList<StreamSubscription<Value>>()
    @usableFromInline final var sent: UInt64 = 0

    /// The events that were sent during a delivery.
    @usableFromInline final var waiting: ContiguousArray<Event> = []
    @usableFromInline final var isDelivering = false

    /// The latest value, which a new subscriber receives first; nil before the first one.
    public var value: Value? { latest }

    /// Creates a stream without a value.
    public override init() {
        replays = true
    }

    /// Creates a stream with a value.
    ///
    /// - Parameter initial: The first value.
    public init(_ initial: Value) {
        replays = true
        latest = initial
    }

    /// Creates a stream that keeps no value for new subscribers.
    init(replays: Bool) {
        self.replays = replays
    }

    isolated deinit {
        for subscription in subscriptions.elements { subscription.complete() }
    }

    /// Sends a value to all subscribers, in the order of their subscription.
    ///
    /// Called by a subscriber, it returns at once, and the value follows when all have received the
    /// present one. After completion it does nothing.
    ///
    /// - Parameter value: The value, which is the stream's `value` at once.
    @inlinable
    public func send(_ value: Value) {
        guard !ended else { return }
        if replays { latest = value }
        sent += 1
        guard !isDelivering else {
            waiting.append(.value(value, number: sent))
            return
        }
        isDelivering = true
        deliver(value, number: sent)
        if !waiting.isEmpty { deliverWaiting() }
        isDelivering = false
    }

    /// Completes the stream, after all values sent before have been delivered.
    ///
    /// Does nothing the second time.
    public func complete() {
        guard !ended else { return }
        ended = true
        guard !isDelivering else {
            waiting.append(.completion)
            return
        }
        deliverCompletion()
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

    /// Delivers the latest value to a new subscriber, and then the events sent meanwhile.
    private func replay(_ value: Value, to subscription: StreamSubscription<Value>) {
        guard !isDelivering else { return subscription.deliver(value) }
        isDelivering = true
        subscription.deliver(value)
        if !waiting.isEmpty { deliverWaiting() }
        isDelivering = false
    }

    @inlinable
    func deliver(_ value: Value, number: UInt64) {
        var hasEnded = false
        // A loop over a copy: a subscriber added meanwhile has received the latest value already.
        for subscription in subscriptions.elements {
            // One added during a delivery may have received a later value than this one.
            guard subscription.seen < number else { continue }
            subscription.seen = number
            subscription.deliver(value)
            if subscription.isEnded { hasEnded = true }
        }
        if hasEnded { subscriptions.sweep() }
    }

    @usableFromInline
    func deliverWaiting() {
        var next = 0
        while next < waiting.count {
            switch waiting[next] {
            case .value(let value, let number): deliver(value, number: number)
            case .completion: deliverCompletion()
            }
            next += 1
        }
        waiting.removeAll()
    }

    private func deliverCompletion() {
        for subscription in subscriptions.takeAll() { subscription.complete() }
    }
}
