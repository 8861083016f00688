import Synchronization

/// A number of values that tasks take in turn, made when they are first needed.
final class Pool<Value: Sendable>: Sendable {
    private struct State {
        var idle: [Value] = []
        var count = 0
        var waiting: [CheckedContinuation<Value, Never>] = []
    }

    private let limit: Int
    private let make: @Sendable () -> Value
    private let state = Mutex(State())

    /// - Parameters:
    ///   - limit: The greatest number of values, above zero.
    ///   - make: Makes a value.
    init(limit: Int, make: @escaping @Sendable () -> Value) {
        self.limit = limit
        self.make = make
    }

    /// Takes a value, and waits for one behind the tasks that wait already.
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

    /// Gives a value back, to the task that has waited longest.
    func give(_ value: Value) {
        let next = state.withLock { state -> CheckedContinuation<Value, Never>? in
            guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
            state.idle.append(value)
            return nil
        }
        next?.resume(returning: value)
    }

    /// Releases the values that no task has.
    func removeAll() {
        state.withLock { state in
            state.count -= state.idle.count
            state.idle = []
        }
    }
}
