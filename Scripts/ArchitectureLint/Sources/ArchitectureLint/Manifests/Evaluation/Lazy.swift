import Synchronization

/// A value that is made when it is first asked for, once, by whichever thread comes first.
final class Lazy<Value: Sendable>: Sendable {
    private let kept = Mutex<Value?>(nil)
    private let make: @Sendable () -> Value

    init(_ make: @escaping @Sendable () -> Value) {
        self.make = make
    }

    /// The value.
    var value: Value {
        kept.withLock { kept in
            if let kept { return kept }
            let made = make()
            kept = made
            return made
        }
    }
}
