import Synchronization

/// A `Mutex` that the thread sanitizer understands.
///
/// On Linux, the library that contains `Mutex` is built without the sanitizer. The sanitizer
/// therefore reports every guarded access as a race. Two additional atomic accesses, a load and a
/// store, show the sanitizer the order that the mutex guarantees.
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
