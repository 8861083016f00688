import Synchronization

/// What the person is told that does not end the command. During a session of screens it is kept back,
/// where it would be written across them, and told at the end.
public final class Warnings: Sendable {
    private struct State {
        var isHeld = false
        var waiting: [String] = []
    }

    private let state = Mutex(State())
    private let write: @Sendable (String) -> Void

    /// - Parameter write: Tells the person, in one line.
    public init(_ write: @escaping @Sendable (String) -> Void) {
        self.write = write
    }

    /// Tells the person, now or as soon as nothing is held back any more.
    @Sendable func tell(_ message: String) {
        let isHeld = state.withLock { state in
            if state.isHeld { state.waiting.append(message) }
            return state.isHeld
        }
        if !isHeld { write(message) }
    }

    /// Keeps back what is to be told while the body runs, and tells it after that.
    func hold<Result>(
        isolation: isolated (any Actor)? = #isolation,
        _ body: () async throws -> Result
    ) async rethrows -> Result {
        state.withLock { $0.isHeld = true }
        defer { release() }
        return try await body()
    }

    private func release() {
        let waiting = state.withLock { state in
            defer { state = State() }
            return state.waiting
        }
        for message in waiting { write(message) }
    }
}
