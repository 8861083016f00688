import RIBs

/// A parent, as a RIB under test sees it: remembers what it was told, and lets a test wait for it.
///
/// ```swift
/// final class VerifyListenerDouble: RecordingListener<VerifyResult>, VerifyListener {
///     func verifyDidFinish(with result: VerifyResult) { hear(result) }
/// }
///
/// let listener = VerifyListenerDouble()
/// …
/// #expect(try await listener.next() == .verified)
/// ```
@MainActor
open class RecordingListener<Event> {
    /// All that it was told, the first thing first.
    public private(set) var events: [Event] = []

    private let count = MutableValueStream(0)
    private var taken = 0

    /// Makes a listener that was told nothing yet.
    public init() {}

    /// What the listener's methods call.
    ///
    /// - Parameter event: what it was told.
    public func hear(_ event: Event) {
        events.append(event)
        count.send(events.count)
    }

    /// The first event that `next` has not given yet, for which it waits.
    ///
    /// - Returns: the event, which stays among `events`.
    /// - Throws: `CancellationError` when the task is cancelled, as by the time limit of a test.
    public func next() async throws -> Event {
        for await count in count where count > taken {
            defer { taken += 1 }
            return events[taken]
        }
        throw CancellationError()
    }
}
