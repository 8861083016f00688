/// The wait-for graph of all contexts, which refuses a wait that would never end.
///
/// It is used only while something is made for the first time. A context records the service that
/// it makes before the factory runs, and the service that it waits for before it blocks. So the
/// context that would close a cycle finds the whole cycle recorded. A container shares it with its
/// scopes.
final class WaitGraph: Sendable {
    // Not private: the compiler cannot lay out a mutex in other files if its content is.
    struct State {
        /// The context that makes the content of a cell.
        var makers: [UnsafeMutablePointer<ServiceCell>: ExecutionContext] = [:]
        var waits: [ExecutionContext: Location] = [:]
    }

    private let state = Guarded(State())

    /// Records that the context is about to wait for a service that another context may be making.
    /// - Throws: ``ResolutionError/wouldWaitForItself(_:)`` if the wait would never end; then
    ///   nothing is recorded.
    func wait(_ context: ExecutionContext, for location: Location) throws(ResolutionError) {
        let cycle = state.withLock { state -> [Location]? in
            var chain = [location]
            while let last = chain.last, let maker = state.makers[last.cell] {
                if maker == context { return chain }
                guard let next = state.waits[maker] else { break }
                chain.append(next)
            }
            state.waits[context] = location
            return nil
        }
        if let cycle { throw .wouldWaitForItself(cycle.map(\.step)) }
    }

    func stopWaiting(_ context: ExecutionContext) {
        state.withLock { $0.waits[context] = nil }
    }

    /// Records that the context's wait is over and that it makes the service.
    func begin(_ context: ExecutionContext, making location: Location) {
        state.withLock { state in
            state.waits[context] = nil
            state.makers[location.cell] = context
        }
    }

    /// Records that the service is made.
    func end(making location: Location) {
        state.withLock { $0.makers[location.cell] = nil }
    }

    /// Indicates whether the context makes a kept service.
    func isMaking(_ context: ExecutionContext) -> Bool {
        state.withLock { $0.makers.values.contains(context) }
    }
}
