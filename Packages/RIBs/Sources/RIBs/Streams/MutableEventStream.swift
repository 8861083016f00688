/// A stream of events for their sender, who hands it out as a `ValueStream`.
///
/// An event is something that happens, such as a tap or a notice, and not a state. Each subscriber
/// receives the events sent after its subscription, and no earlier one is replayed. Operators and
/// `for await` work as for values; `confineTo` drops the events sent while its interactor is
/// inactive.
///
/// ```swift
/// private let notices = MutableEventStream<String>()
/// var noticeStream: ValueStream<String> { notices }
///
/// notices.send("The score is reset.")
/// ```
@MainActor
public final class MutableEventStream<Event>: ValueStream<Event> {
    private let stream = MutableValueStream<Event>(latest: nil, replays: false)

    /// Creates a stream.
    public init() {
        super.init(replays: false)
    }

    /// Sends an event to all subscribers, in the order of their subscription.
    ///
    /// Called by a subscriber, it returns at once, and the event follows when all have received the
    /// present one. After completion it does nothing.
    ///
    /// - Parameter event: The event; not kept.
    public func send(_ event: Event) {
        stream.send(event)
    }

    /// Completes the stream, after all events sent before have been delivered.
    ///
    /// Does nothing the second time. A stream that is released completes, too.
    public func complete() {
        stream.complete()
    }

    override func connect(_ onNext: @escaping OnNext, _ onCompletion: Completion?) -> Subscription {
        stream.connect(onNext, onCompletion)
    }
}
