extension ValueStream {
    /// A stream of what is made of each value.
    ///
    /// - Parameter transform: makes the new value; runs for each subscriber of its own.
    /// - Returns: a stream that holds this one.
    public final func map<Output>(
        _ transform: @escaping @MainActor (Value) -> Output
    ) -> ValueStream<Output> {
        DerivedStream { [self] onNext, onCompletion in
            connect({ onNext(transform($0)) }, onCompletion)
        }
    }

    /// A stream of the values that are wanted.
    ///
    /// - Parameter isIncluded: whether a value is passed on; runs for each subscriber of its own.
    /// - Returns: a stream that holds this one.
    public final func filter(
        _ isIncluded: @escaping @MainActor (Value) -> Bool
    ) -> ValueStream<Value> {
        DerivedStream { [self] onNext, onCompletion in
            connect({ if isIncluded($0) { onNext($0) } }, onCompletion)
        }
    }

    /// A stream of the values that can be made into something.
    ///
    /// - Parameter transform: makes the new value, or gives `nil` for what is left out; runs for
    ///   each subscriber of its own.
    /// - Returns: a stream that holds this one.
    public final func compactMap<Output>(
        _ transform: @escaping @MainActor (Value) -> Output?
    ) -> ValueStream<Output> {
        DerivedStream { [self] onNext, onCompletion in
            connect({ if let output = transform($0) { onNext(output) } }, onCompletion)
        }
    }

    /// A stream of the values that differ from the one before.
    ///
    /// - Parameter areEqual: whether the second is no news after the first.
    /// - Returns: a stream that holds this one.
    public final func removeDuplicates(
        by areEqual: @escaping @MainActor (Value, Value) -> Bool
    ) -> ValueStream<Value> {
        DerivedStream { [self] onNext, onCompletion in
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
    /// A stream of the values that differ from the one before.
    ///
    /// - Returns: a stream that holds this one.
    public final func removeDuplicates() -> ValueStream<Value> {
        removeDuplicates(by: ==)
    }
}
