/// What a `for await` loop over a `ValueStream` asks for value after value.
@MainActor
public struct ValueStreamIterator<Value>: @MainActor AsyncIteratorProtocol {
    private let inbox: StreamInbox<Value>

    init(_ stream: ValueStream<Value>) {
        inbox = StreamInbox(stream)
    }

    /// The next value, for which it waits.
    ///
    /// - Returns: `nil` when the stream has completed or the task is cancelled, and from then on.
    public func next() async -> Value? {
        await inbox.next()
    }
}
