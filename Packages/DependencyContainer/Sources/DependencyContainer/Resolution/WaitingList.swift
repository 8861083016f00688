/// Who makes what and who waits for what, so that a wait that could never end is refused.
///
/// Touched only while something is made for the first time. A context records what it makes before
/// the factory runs, and what it waits for before it blocks; so whoever would close a circle of
/// waiting finds the whole circle recorded. A container shares it with those within it.
final class WaitingList: Sendable {
    // Not private: the compiler cannot lay out the mutex in other files when its content is.
    struct State {
        /// The context that makes what is kept in a cell.
        var makers: [UnsafeMutablePointer<Cell>: ExecutionContext] = [:]
        /// What a context waits for.
        var waits: [ExecutionContext: Location] = [:]
    }

    private let state = Guarded(State())

    /// Records that the context is about to wait for its turn to make something, or for another who
    /// makes it.
    /// - Throws: ``ResolutionError/wouldWaitForItself(_:)`` when the wait would never end; then
    ///   nothing is recorded.
    func wait(_ context: ExecutionContext, for location: Location) throws(ResolutionError) {
        let circle = state.withLock { state -> [Location]? in
            var chain = [location]
            while let last = chain.last, let maker = state.makers[last.cell] {
                if maker == context { return chain }
                guard let next = state.waits[maker] else { break }
                chain.append(next)
            }
            state.waits[context] = location
            return nil
        }
        if let circle { throw .wouldWaitForItself(circle.map(\.step)) }
    }

    /// Records that the context waits no more.
    func stopWaiting(_ context: ExecutionContext) {
        state.withLock { $0.waits[context] = nil }
    }

    /// Records that the wait of the context is over and that it makes what is kept there.
    func begin(_ context: ExecutionContext, making location: Location) {
        state.withLock { state in
            state.waits[context] = nil
            state.makers[location.cell] = context
        }
    }

    /// Records that it is made.
    func end(making location: Location) {
        state.withLock { $0.makers[location.cell] = nil }
    }

    /// Whether the context makes something that is kept.
    func isMaking(_ context: ExecutionContext) -> Bool {
        state.withLock { $0.makers.values.contains(context) }
    }
}
