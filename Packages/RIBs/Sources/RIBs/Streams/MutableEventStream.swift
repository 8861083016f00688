/// A stream of events with a method to send them.
///
/// Create it to send events, and give it to subscribers as a `ValueStream`. An event is something
/// that happens, such as a tap or a notice, and not a state. Each subscriber receives only the
/// events sent after its subscription.
///
/// Operators and `for await` work as for values; `confineTo` drops the events sent while its
/// interactor is inactive.
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
    /// If a subscriber calls this method while it receives an event, the call returns at once. The
    /// new event follows when all subscribers have received the current event. After completion,
    /// the call does nothing.
    ///
    /// - Parameter event: The event, which the stream does not keep.
    public func send(_ event: Event) {
        stream.send(event)
    }

    /// Completes the stream after all events sent so far have been delivered.
    ///
    /// A second call does nothing. A stream also completes when it is released.
    public func complete() {
        stream.complete()
    }

    override func connect(_ onNext: @escaping OnNext, _ onCompletion: Completion?) -> Subscription {
        stream.connect(onNext, onCompletion)
    }
}
