/// A stream of values with a method to send them.
///
/// Create it to send values, and give it to subscribers as a `ValueStream`. The stream also
/// completes when it is released, so that no subscriber waits for further values.
@MainActor
public final class MutableValueStream<Value>: ValueStream<Value> {
    /// Creates a subscription to this stream.
    ///
    /// This is a closure for speed: the caller of `init` knows the type `Value`, but `connect`
    /// would have to look it up at run time.
    private let makeSubscription: Connect<StreamSubscription<Value>>

    // Unchecked, because each access ends before other code is called.
    @exclusivity(unchecked) @usableFromInline final var latest: Latest<Value>?
    @exclusivity(unchecked) @usableFromInline final var ended = false
    @exclusivity(unchecked) @usableFromInline final var sent: UInt64 = 0
    @exclusivity(unchecked) @usableFromInline final var subscriptions = SubscriptionList()
    @exclusivity(unchecked) @usableFromInline final var isDelivering = false

    /// The values that were sent during a delivery and are delivered after it.
    private var waiting = Queue<Value>()

    // Apart from `waiting`, because every delivery reads it.
    @exclusivity(unchecked) @usableFromInline final var hasWaiting = false

    /// The latest value, which a new subscriber receives first; nil before the first value.
    public var value: Value? { latest?.value }

    /// Creates a stream without a value.
    @inlinable public convenience init() {
        self.init(latest: nil, replays: true)
    }

    /// Creates a stream with a value.
    ///
    /// - Parameter initial: The first value.
    @inlinable public convenience init(_ initial: Value) {
        self.init(latest: Latest(initial), replays: true)
    }

    @usableFromInline init(
        latest: Latest<Value>?,
        replays: Bool,
        makeSubscription: @escaping Connect<StreamSubscription<Value>> = {
            StreamSubscription($0, $1)
        }
    ) {
        self.latest = latest
        self.makeSubscription = makeSubscription
        super.init(replays: replays)
    }

    isolated deinit {
        completeAll()
    }

    /// Sends a value to all subscribers, in the order of their subscription.
    ///
    /// If a subscriber calls this method while it receives a value, the call returns at once. The
    /// new value follows when all subscribers have received the current value. After completion,
    /// the call does nothing.
    ///
    /// - Parameter value: The value, which becomes the stream's `value` at once.
    @inlinable
    public func send(_ value: Value) {
        guard !ended else { return }
        if let latest { latest.value = value } else if replays { latest = Latest(value) }
        sent += 1
        guard !isDelivering else { return postpone(value) }
        isDelivering = true
        deliver(value, number: sent)
        finishDelivery()
    }

    /// Completes the stream after all values sent so far have been delivered.
    ///
    /// A second call does nothing.
    public func complete() {
        guard !ended else { return }
        ended = true
        if isDelivering { hasWaiting = true } else { completeAll() }
    }

    override func connect(_ onNext: @escaping OnNext, _ onCompletion: Completion?) -> Subscription {
        let subscription = makeSubscription(onNext, onCompletion)
        subscription.seen = sent
        if !ended { subscriptions.append(subscription, whileLooping: isDelivering) }
        if let latest {
            let isNested = isDelivering
            isDelivering = true
            onNext(latest.value)
            if !isNested { finishDelivery() }
        }
        if ended { subscription.complete() }
        return subscription
    }

    @inlinable
    func deliver(_ value: Value, number: UInt64) {
        var hasEnded = false
        var place = 0
        // A subscriber added meanwhile has received the latest value already.
        let end = subscriptions.elements.count
        while place < end {
            defer { place += 1 }
            guard let onNext = subscription(at: place).onNext else {
                hasEnded = true
                continue
            }
            // One added during a delivery may have received a later value than this one.
            guard subscription(at: place).seen < number else { continue }
            subscription(at: place).seen = number
            onNext(value)
        }
        if hasEnded { subscriptions.sweep() }
    }

    /// Returns the subscription at `place`; use the result directly, because a variable would
    /// retain the subscription.
    @inlinable
    func subscription(at place: Int) -> StreamSubscription<Value> {
        unsafeDowncast(subscriptions.elements[place], to: StreamSubscription<Value>.self)
    }

    @usableFromInline
    func postpone(_ value: Value) {
        hasWaiting = true
        waiting.append(value)
    }

    @inlinable
    func finishDelivery() {
        if hasWaiting { deliverWaiting() }
        isDelivering = false
    }

    @usableFromInline
    func deliverWaiting() {
        while let value = waiting.popFirst() {
            deliver(value, number: sent - UInt64(waiting.count))
        }
        hasWaiting = false
        if ended { completeAll() }
    }

    private func completeAll() {
        for subscription in subscriptions.takeAll() {
            (subscription as? StreamSubscription<Value>)?.complete()
        }
    }
}

/// The latest value of a stream.
///
/// It is an object, because generic code handles a reference faster than an optional value.
@usableFromInline
final class Latest<Value> {
    @exclusivity(unchecked) @usableFromInline var value: Value

    @inlinable init(_ value: Value) { self.value = value }
}
