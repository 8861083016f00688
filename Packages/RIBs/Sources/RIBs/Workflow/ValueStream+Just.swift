extension ValueStream {
    /// A stream of one value that is complete: what a step answers that has nothing to wait for.
    ///
    /// - Parameter value: given to every subscriber, before the end.
    /// - Returns: the stream.
    public static func just(_ value: Value) -> ValueStream<Value> {
        let stream = MutableValueStream(value)
        stream.complete()
        return stream
    }
}
