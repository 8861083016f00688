/// One run of an asynchronous factory, and those who wait for what it makes.
final class Flight<Value: Sendable>: AnyFlight {
    /// How it ended, for one who waits.
    enum Arrival: Sendable {
        case value(Value)
        case failure(any Error)
        /// The one who waits was cancelled.
        case cancelled
        /// All had left and the factory was cancelled before this one came: it has to begin anew.
        case abandoned
    }

    // Not private: the compiler cannot lay out the mutex in other files when its content is.
    struct State {
        var waiters: [Int: CheckedContinuation<Arrival, Never>] = [:]
        var lastWaiter = 0
        /// Those who were cancelled before they began to wait.
        var cancelledEarly: Set<Int> = []
        var isAbandoned = false
        /// The container is being closed.
        var isGrounded = false
        var arrival: Arrival?
        var task: Task<Void, Never>?
    }

    private let state = Guarded(State())

    /// The task that runs the factory, to be cancelled with the flight.
    func begin(_ task: Task<Void, Never>) {
        let isOver = state.withLock { state in
            state.task = task
            return state.isAbandoned || state.isGrounded
        }
        if isOver { task.cancel() }
    }

    /// Waits until the factory has ended, or the asking task is cancelled.
    func wait() async -> Arrival {
        let waiter = state.withLock { state in
            state.lastWaiter += 1
            return state.lastWaiter
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let arrival = state.withLock { state -> Arrival? in
                    if let arrival = state.arrival { return arrival }
                    if state.cancelledEarly.remove(waiter) != nil { return .cancelled }
                    state.waiters[waiter] = continuation
                    return nil
                }
                if let arrival { continuation.resume(returning: arrival) }
            }
        } onCancel: {
            leave(waiter)
        }
    }

    /// Lets one go; when nobody waits any more, cancels the factory.
    private func leave(_ waiter: Int) {
        let (continuation, task) = state.withLock { state in
            guard state.arrival == nil else {
                return (CheckedContinuation<Arrival, Never>?.none, Task<Void, Never>?.none)
            }
            let continuation = state.waiters.removeValue(forKey: waiter)
            if continuation == nil { state.cancelledEarly.insert(waiter) }
            if state.waiters.isEmpty { state.isAbandoned = true }
            return (continuation, state.isAbandoned ? state.task : nil)
        }
        task?.cancel()
        continuation?.resume(returning: .cancelled)
    }

    /// Tells all who wait.
    /// - Parameters:
    ///   - result: what the factory came to.
    ///   - name: what it is that cannot be made any more when the container was closed.
    func end(_ result: Result<Value, any Error>, _ name: @autoclosure () -> String) {
        let (arrival, waiters) = state.withLock { state in
            let arrival: Arrival =
                switch result {
                case .success(let value): .value(value)
                case .failure where state.isGrounded: .failure(ResolutionError.closed(name()))
                case .failure where state.isAbandoned: .abandoned
                case .failure(let error): .failure(error)
                }
            defer {
                state.arrival = arrival
                state.waiters = [:]
                state.task = nil
            }
            return (arrival, Array(state.waiters.values))
        }
        for waiter in waiters { waiter.resume(returning: arrival) }
    }

    func ground() {
        let task = state.withLock { state in
            state.isGrounded = true
            return state.task
        }
        task?.cancel()
    }
}

/// A flight of whatever type.
protocol AnyFlight: AnyObject, Sendable {
    /// Cancels the factory because its container is being closed.
    func ground()
}

/// The flights of a container, one per service that is being made.
struct FlightList: ~Copyable {
    private let flights = Guarded<[Int: any AnyFlight]>([:])

    /// What came of asking for a flight.
    enum Boarding<Value: Sendable>: Sendable {
        /// There is one already.
        case joined(Flight<Value>)
        /// There was none: the one who asks begins it.
        case begun(Flight<Value>)
        /// It ended since, or it may not begin any more.
        case none
    }

    /// The flight of that node.
    /// - Parameter mayBegin: asked, while no flight can begin or end, whether one is still needed.
    func board<Value: Sendable>(
        _ node: Int,
        if mayBegin: () -> Bool
    ) -> Boarding<Value> {
        flights.withLock { flights in
            if let flight = flights[node] as? Flight<Value> { return .joined(flight) }
            guard mayBegin() else { return .none }
            let flight = Flight<Value>()
            flights[node] = flight
            return .begun(flight)
        }
    }

    func remove(_ node: Int) {
        flights.withLock { $0[node] = nil }
    }

    /// Cancels all of them, because the container is being closed.
    func groundAll() {
        for flight in flights.withLock({ Array($0.values) }) { flight.ground() }
    }
}
