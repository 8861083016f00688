/// `for await` over a stream, on the main actor: the latest value, then each further one; the end
/// when the stream completes or the task is cancelled. Nothing is lost while the loop's body waits.
extension ValueStream: @MainActor AsyncSequence {
    /// What a stream gives to a loop.
    public typealias Element = Value

    /// Listens from now on, for one loop.
    ///
    /// - Returns: what the loop asks for value after value; letting go of it ends the listening.
    public final func makeAsyncIterator() -> ValueStreamIterator<Value> {
        ValueStreamIterator(self)
    }
}
