import BookkeepingTesting
import Synchronization

/// The handover between the schedule and one client, of which only one runs at a time.
///
/// So the schedule alone decides what happens in which order.
final class Turn: Sendable {
    /// The error of a client whose process was killed, which no code of the bank catches.
    struct Killed: Error {}

    private struct State {
        var client: CheckedContinuation<Void, Never>?
        var schedule: CheckedContinuation<Void, Never>?
        var task: Task<Void, Never>?
        var isKilled = false
        var accesses = 0
        var onWrite: (@Sendable () -> Void)?
        var hasWritten = false
    }

    private let state = Mutex(State())

    /// Indicates whether the process of the client was killed.
    var isKilled: Bool { state.withLock(\.isKilled) }

    /// Starts the work of the client, and returns when the client waits or has finished.
    /// - Parameters:
    ///   - accesses: The number of accesses to the book in this turn.
    ///   - work: The work.
    func start(accesses: Int, _ work: @escaping @Sendable () async -> Void) async {
        await withCheckedContinuation { schedule in
            state.withLock {
                $0 = State(schedule: schedule, accesses: accesses, onWrite: $0.onWrite)
                $0.task = Task {
                    await work()
                    handBack()
                }
            }
        }
    }

    /// Lets the waiting client continue, and returns when it waits again or has finished.
    /// - Parameter accesses: The number of accesses to the book in this turn.
    func resume(accesses: Int) async {
        await withCheckedContinuation { schedule in
            let client = state.withLock { state in
                state.schedule = schedule
                state.accesses = accesses
                defer { state.client = nil }
                return state.client
            }
            client?.resume()
        }
    }

    /// Kills the process of the client, whose next access to the book fails.
    func kill() {
        let task = state.withLock { state in
            state.isKilled = true
            return state.task
        }
        // A ledger that has lost its connection repeats no more.
        task?.cancel()
    }

    /// Takes an access to the book, for which the client may have to wait until its next turn.
    /// - Throws: ``Killed``, also for code that goes on after it was killed.
    func wait() async throws {
        let isOver = try state.withLock { state in
            if state.isKilled { throw Killed() }
            state.accesses -= 1
            return state.accesses < 0
        }
        guard isOver else { return }
        await withCheckedContinuation { client in
            state.withLock { $0.client = client }
            handBack()
        }
        if isKilled { throw Killed() }
    }

    /// Runs an action before the next write in this turn; nil cancels it.
    func onWrite(_ action: (@Sendable () -> Void)?) {
        state.withLock { $0.onWrite = action }
    }

    /// Returns whether the client has written since the last call.
    func takeHasWritten() -> Bool {
        state.withLock { state in
            defer { state.hasWritten = false }
            return state.hasWritten
        }
    }

    /// Runs the action of ``onWrite(_:)``.
    func beginWrite() {
        let action = state.withLock { state in
            state.hasWritten = true
            defer { state.onWrite = nil }
            return state.onWrite
        }
        action?()
    }

    private func handBack() {
        let schedule = state.withLock { state in
            defer { state.schedule = nil }
            return state.schedule
        }
        schedule?.resume()
    }
}

/// A seeded generator that the schedule and the bank share.
final class SharedGenerator: RandomNumberGenerator, Sendable {
    private let generator: Mutex<SeededGenerator>

    init(seed: UInt64) {
        generator = Mutex(SeededGenerator(seed: seed))
    }

    func next() -> UInt64 {
        generator.withLock { $0.next() }
    }

    /// Returns whether an event happens that happens once in `times`.
    func once(in times: Int) -> Bool {
        below(times) == 0
    }

    /// Returns a number from 0 up to, but not including, `bound`.
    func below(_ bound: Int) -> Int {
        generator.withLock { Int.random(in: 0..<bound, using: &$0) }
    }
}
