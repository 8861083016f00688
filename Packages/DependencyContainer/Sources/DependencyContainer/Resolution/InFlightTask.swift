/// A run of an asynchronous factory, shared by all callers that wait for its result.
final class InFlightTask<Value: Sendable>: AnyInFlightTask {
    /// The result for one waiting caller.
    enum Outcome: Sendable {
        case value(Value)
        case failure(ResolutionError)
        /// The caller was canceled.
        case canceled
        /// All callers left and the factory was canceled before this caller joined; this caller has
        /// to retry.
        case abandoned
    }

    // Not private: the compiler cannot lay out a mutex in other files if its content is.
    struct State {
        var waiters: [Int: CheckedContinuation<Outcome, Never>] = [:]
        var lastWaiter = 0
        /// The callers that were canceled before they began to wait.
        var canceledEarly: Set<Int> = []
        var isAbandoned = false
        var isContainerClosing = false
        var outcome: Outcome?
        var task: Task<Void, Never>?
    }

    private let state = Guarded(State())

    /// Stores the task that runs the factory, so that it can be canceled later.
    func begin(_ task: Task<Void, Never>) {
        let isOver = state.withLock { state in
            state.task = task
            return state.isAbandoned || state.isContainerClosing
        }
        if isOver { task.cancel() }
    }

    /// Waits until the factory has ended, or the calling task is canceled.
    func wait() async -> Outcome {
        let waiter = state.withLock { state in
            state.lastWaiter += 1
            return state.lastWaiter
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let outcome = state.withLock { state -> Outcome? in
                    if let outcome = state.outcome { return outcome }
                    if state.canceledEarly.remove(waiter) != nil { return .canceled }
                    state.waiters[waiter] = continuation
                    return nil
                }
                if let outcome { continuation.resume(returning: outcome) }
            }
        } onCancel: {
            leave(waiter)
        }
    }

    /// Removes a canceled caller, and cancels the factory if no caller is left.
    private func leave(_ waiter: Int) {
        let (continuation, task) = state.withLock { state in
            guard state.outcome == nil else {
                return (CheckedContinuation<Outcome, Never>?.none, Task<Void, Never>?.none)
            }
            let continuation = state.waiters.removeValue(forKey: waiter)
            if continuation == nil { state.canceledEarly.insert(waiter) }
            if state.waiters.isEmpty { state.isAbandoned = true }
            return (continuation, state.isAbandoned ? state.task : nil)
        }
        task?.cancel()
        continuation?.resume(returning: .canceled)
    }

    /// Passes the result to all waiting callers.
    /// - Parameters:
    ///   - result: The result of the factory.
    ///   - name: The name of the service, for the error that reports a closed container.
    func end(_ result: Result<Value, ResolutionError>, _ name: @autoclosure () -> String) {
        let (outcome, waiters) = state.withLock { state in
            let outcome: Outcome =
                switch result {
                case .success(let value): .value(value)
                case .failure where state.isContainerClosing:
                    .failure(.closed(name()))
                case .failure where state.isAbandoned: .abandoned
                case .failure(let error): .failure(error)
                }
            defer {
                state.outcome = outcome
                state.waiters = [:]
                state.task = nil
            }
            return (outcome, Array(state.waiters.values))
        }
        for waiter in waiters { waiter.resume(returning: outcome) }
    }

    func cancelForClosing() {
        let task = state.withLock { state in
            state.isContainerClosing = true
            return state.task
        }
        task?.cancel()
    }
}

/// A type-erased ``InFlightTask``.
protocol AnyInFlightTask: AnyObject, Sendable {
    /// Cancels the factory because its container is being closed.
    func cancelForClosing()
}

/// The in-flight tasks of a container, at most one per service.
struct InFlightTaskList: ~Copyable {
    private let tasks = Guarded<[Int: any AnyInFlightTask]>([:])

    enum JoinResult<Value: Sendable>: Sendable {
        case joined(InFlightTask<Value>)
        /// The caller has to begin the new task.
        case begun(InFlightTask<Value>)
        /// The service has been made meanwhile, or the container is closed.
        case none
    }

    /// Joins or begins the task of a node.
    /// - Parameter mayBegin: A closure that returns whether a new task is needed; it is called
    ///   under the lock of the list.
    func join<Value: Sendable>(_ node: Int, if mayBegin: () -> Bool) -> JoinResult<Value> {
        tasks.withLock { tasks in
            if let task = tasks[node] as? InFlightTask<Value> { return .joined(task) }
            guard mayBegin() else { return .none }
            let task = InFlightTask<Value>()
            tasks[node] = task
            return .begun(task)
        }
    }

    func remove(_ node: Int) {
        tasks.withLock { $0[node] = nil }
    }

    /// Cancels all tasks because the container is being closed.
    func cancelAll() {
        for task in tasks.withLock({ Array($0.values) }) { task.cancelForClosing() }
    }
}
