extension ValueStream {
    /// Returns a stream of the transformed values.
    ///
    /// - Parameter transform: Converts a value. Runs for each value and each subscriber.
    /// - Returns: A stream that holds this stream.
    @inlinable public final func map<Output>(
        _ transform: @escaping @MainActor (Value) -> Output
    ) -> ValueStream<Output> {
        DerivedStream(replays: replays) { [self] onNext, onCompletion in
            connect({ onNext(transform($0)) }, onCompletion)
        }
    }

    /// Returns a stream of the values that satisfy a condition.
    ///
    /// - Parameter isIncluded: Returns whether to pass a value on. Runs for each value and each
    ///   subscriber.
    /// - Returns: A stream that holds this stream.
    @inlinable public final func filter(
        _ isIncluded: @escaping @MainActor (Value) -> Bool
    ) -> ValueStream<Value> {
        DerivedStream(replays: replays) { [self] onNext, onCompletion in
            connect({ if isIncluded($0) { onNext($0) } }, onCompletion)
        }
    }

    /// Returns a stream of the transformed values that are not nil.
    ///
    /// - Parameter transform: Converts a value; returns nil to leave it out. Runs for each value
    ///   and each subscriber.
    /// - Returns: A stream that holds this stream.
    @inlinable public final func compactMap<Output>(
        _ transform: @escaping @MainActor (Value) -> Output?
    ) -> ValueStream<Output> {
        DerivedStream(replays: replays) { [self] onNext, onCompletion in
            connect({ if let output = transform($0) { onNext(output) } }, onCompletion)
        }
    }

    /// Returns a stream that drops each value that equals the value before it.
    ///
    /// - Parameter areEqual: Returns whether two successive values are equal.
    /// - Returns: A stream that holds this stream.
    @inlinable public final func removeDuplicates(
        by areEqual: @escaping @MainActor (Value, Value) -> Bool
    ) -> ValueStream<Value> {
        DerivedStream(replays: replays) { [self] onNext, onCompletion in
            var previous: Value?
            return connect(
                { value in
                    if let last = previous, areEqual(last, value) { return }
                    previous = value
                    onNext(value)
                },
                onCompletion
            )
        }
    }
}

extension ValueStream where Value: Equatable & SendableMetatype {
    /// Returns a stream that drops each value that equals the value before it.
    ///
    /// - Returns: A stream that holds this stream.
    @inlinable public final func removeDuplicates() -> ValueStream<Value> {
        removeDuplicates(by: ==)
    }
}

/// A stream derived from other streams, to which it subscribes once for each subscriber.
@MainActor
@usableFromInline
final class DerivedStream<Value>: ValueStream<Value> {
    @usableFromInline let connecting: Connect<Subscription>

    @inlinable
    init(replays: Bool, _ connecting: @escaping Connect<Subscription>) {
        self.connecting = connecting
        super.init(replays: replays)
    }

    @usableFromInline
    override func connect(_ onNext: @escaping OnNext, _ onCompletion: Completion?) -> Subscription {
        connecting(onNext, onCompletion)
    }
}
