import Synchronization

/// A `Mutex` whose hand-over the thread sanitizer sees.
///
/// On Linux the mutex is in a library that is built without the sanitizer, which then reports every
/// access behind a mutex as a race. The two atomic accesses below state what the mutex already
/// guarantees, and cost a load and a store.
package struct Guarded<State>: ~Copyable, Sendable {
    private let state: Mutex<State>
    private let handOver = Atomic(false)

    package init(_ state: sending State) {
        self.state = Mutex(state)
    }

    /// Runs the body with exclusive access to the state.
    package func withLock<Result, Failure: Error>(
        _ body: (inout sending State) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        try state.withLock { (state) throws(Failure) in
            _ = handOver.load(ordering: .acquiring)
            defer { handOver.store(true, ordering: .releasing) }
            return try body(&state)
        }
    }
}
