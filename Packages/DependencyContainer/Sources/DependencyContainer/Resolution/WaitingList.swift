import Synchronization

/// Who makes what and who waits for what, so that a wait that could never end is refused.
///
/// Touched only while something is made for the first time. A context records what it makes before
/// the factory runs, and what it waits for before it blocks; so whoever would close a circle of
/// waiting finds the whole circle recorded.
struct WaitingList: ~Copyable {
    // Not private: the compiler cannot lay out the mutex in other files when its content is.
    struct State {
        /// The context that makes a node.
        var makers: [Int: ExecutionContext] = [:]
        /// The node a context waits for.
        var waits: [ExecutionContext: Int] = [:]
    }

    private let state = Guarded(State())

    /// Records that the context is about to wait for its turn to make the node.
    /// - Returns: nil, or when the wait would never end, the nodes that wait for each other, that one
    ///   first; then nothing is recorded.
    func wait(_ context: ExecutionContext, for node: Int) -> [Int]? {
        state.withLock { state in
            var chain = [node]
            while let last = chain.last, let maker = state.makers[last] {
                if maker == context { return chain }
                guard let next = state.waits[maker] else { break }
                chain.append(next)
            }
            state.waits[context] = node
            return nil
        }
    }

    /// Records that the wait of the context is over and that it makes the node now.
    func begin(_ context: ExecutionContext, making node: Int) {
        state.withLock { state in
            state.waits[context] = nil
            state.makers[node] = context
        }
    }

    /// Records that the node is made.
    func end(making node: Int) {
        state.withLock { $0.makers[node] = nil }
    }
}
