/// A wait-for graph of tasks and threads, which finds a wait that would never end.
///
/// The graph is used only while a service is made for the first time. Before a factory runs, its
/// task or thread records the service that it makes. Before a task or thread blocks, it records the
/// service that it waits for. So the step that would close a cycle finds all other steps recorded.
///
/// A container and its scopes share one graph.
final class WaitGraph: Sendable {
    // Not private: the compiler cannot lay out a mutex in other files if its content is.
    struct State {
        /// The running factories in the order in which they began; few enough for a linear search.
        var running: [Run] = []
        var waits: [ExecutionContext: Location] = [:]

        func maker(of location: Location) -> Run? {
            running.last { $0.cell == location.cell }
        }
    }

    /// A running factory.
    struct Run {
        let cell: ServiceCell
        let context: ExecutionContext
        /// The thread of a synchronous factory, which is on the stack of all that runs there.
        let thread: ExecutionContext?
    }

    private let state = Guarded(State())

    /// Records that the context is about to wait for a service that another context may be making.
    /// - Throws: ``ResolutionError/wouldWaitForItself(_:)`` if the wait would never end; then
    ///   nothing is recorded.
    func wait(_ context: ExecutionContext, for location: Location) throws(ResolutionError) {
        let thread = ExecutionContext.currentThread
        let cycle = state.withLock { state -> [Location]? in
            var chain = [location]
            while let last = chain.last, let maker = state.maker(of: last) {
                if maker.context == context || maker.thread == thread { return chain }
                guard let next = state.waits[maker.context] else { break }
                chain.append(next)
            }
            state.waits[context] = location
            return nil
        }
        if let cycle { throw .wouldWaitForItself(cycle.map(\.step)) }
    }

    /// Records that the context's wait is over.
    func stopWaiting(_ context: ExecutionContext) {
        state.withLock { $0.waits[context] = nil }
    }

    /// Records that the context begins to make the service.
    /// - Parameter thread: The thread of a synchronous factory; nil for an asynchronous one.
    func begin(
        _ context: ExecutionContext,
        on thread: ExecutionContext? = nil,
        making location: Location
    ) {
        let run = Run(cell: location.cell, context: context, thread: thread)
        state.withLock { $0.running.append(run) }
    }

    /// Records that making the service has ended.
    func end(making location: Location) {
        state.withLock { state in
            let cell = location.cell
            guard let last = state.running.lastIndex(where: { $0.cell == cell }) else { return }
            state.running.remove(at: last)
        }
    }

    /// Indicates whether the context is making a kept service.
    func isMaking(_ context: ExecutionContext) -> Bool {
        state.withLock { $0.running.contains { $0.context == context } }
    }
}

/// The current task, or the current thread outside of tasks.
///
/// If two calls of synchronous code run in the same context, the later call is on the stack of the
/// earlier call. So a factory that requests its own service is recognized by its context, while a
/// request from another context can wait. `Task.immediate` begins a task on the stack of its caller,
/// so the thread of synchronous code counts, too.
enum ExecutionContext: Hashable, Sendable {
    /// A task, identified by its hash value, which is practically unique while the task runs.
    case task(Int)
    /// A thread, identified by its handle, which is unique while the thread runs.
    case thread(Int)

    /// The context of the caller.
    static var current: ExecutionContext { CurrentTask.identity.map { .task($0) } ?? currentThread }

    /// The thread of the caller, also inside of a task.
    static var currentThread: ExecutionContext { .thread(CurrentThread.identity) }
}
