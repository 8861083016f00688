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
        var running: [(cell: ServiceCell, context: ExecutionContext)] = []
        var waits: [ExecutionContext: Location] = [:]

        func maker(of location: Location) -> ExecutionContext? {
            running.last { $0.cell == location.cell }?.context
        }
    }

    private let state = Guarded(State())

    /// Records that the context is about to wait for a service that another context may be making.
    /// - Throws: ``ResolutionError/wouldWaitForItself(_:)`` if the wait would never end; then
    ///   nothing is recorded.
    func wait(_ context: ExecutionContext, for location: Location) throws(ResolutionError) {
        let cycle = state.withLock { state -> [Location]? in
            var chain = [location]
            while let last = chain.last, let maker = state.maker(of: last) {
                if maker == context { return chain }
                guard let next = state.waits[maker] else { break }
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
    func begin(_ context: ExecutionContext, making location: Location) {
        state.withLock { $0.running.append((location.cell, context)) }
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
