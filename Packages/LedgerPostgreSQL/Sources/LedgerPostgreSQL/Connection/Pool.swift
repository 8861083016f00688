import Synchronization

/// A pool of values that tasks take and give back; each value is created when it is first needed.
final class Pool<Value: Sendable>: Sendable {
    private struct State {
        var idle: [Value] = []
        var count = 0
        var waiting: [CheckedContinuation<Value, Never>] = []
    }

    private let limit: Int
    private let make: @Sendable () -> Value
    private let state = Mutex(State())

    /// Creates an empty pool.
    /// - Parameters:
    ///   - limit: The maximum number of values, greater than zero.
    ///   - make: Creates a value.
    init(limit: Int, make: @escaping @Sendable () -> Value) {
        self.limit = limit
        self.make = make
    }

    /// Takes a value; if all are taken, waits in line until another task gives one back.
    func take() async -> Value {
        await withCheckedContinuation { continuation in
            let value = state.withLock { state -> Value? in
                if let idle = state.idle.popLast() { return idle }
                guard state.count < limit else {
                    state.waiting.append(continuation)
                    return nil
                }
                state.count += 1
                return make()
            }
            if let value { continuation.resume(returning: value) }
        }
    }

    /// Gives a value back; the task that has waited longest, if any, takes it.
    func give(_ value: Value) {
        let next = state.withLock { state -> CheckedContinuation<Value, Never>? in
            guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
            state.idle.append(value)
            return nil
        }
        next?.resume(returning: value)
    }

    /// Releases the values that no task has taken.
    func removeAll() {
        state.withLock { state in
            state.count -= state.idle.count
            state.idle = []
        }
    }
}
