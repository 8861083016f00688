import RIBs

/// A listener that records the events of a RIB under test and lets a test wait for them.
///
/// ```swift
/// final class PaymentListenerDouble: RecordingListener<Int>, PaymentListener {
///     func paymentDidFinish(won: Int) { record(won) }
/// }
///
/// let listener = PaymentListenerDouble()
/// …
/// #expect(try await listener.next() == 1)
/// ```
@MainActor
open class RecordingListener<Event> {
    /// All events, the earliest first.
    public private(set) var events: [Event] = []

    private let count = MutableValueStream(0)
    private var taken = 0

    /// Creates a listener without events.
    public init() {}

    /// Records an event; called by the listener's methods.
    ///
    /// - Parameter event: The event.
    public func record(_ event: Event) {
        events.append(event)
        count.send(events.count)
    }

    /// Waits for the first event that `next` has not returned yet.
    ///
    /// - Returns: The event, which remains in `events`.
    /// - Throws: `CancellationError` when the task is canceled, for example by the time limit of a
    ///   test.
    public func next() async throws -> Event {
        for await count in count where count > taken {
            defer { taken += 1 }
            return events[taken]
        }
        throw CancellationError()
    }
}
