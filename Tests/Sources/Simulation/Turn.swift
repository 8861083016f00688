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
        var isKilled = false
        var pace = 1
    }

    private let state = Mutex(State())

    /// Starts the work of the client, and returns when the client waits or has finished.
    /// - Parameters:
    ///   - pace: The number of accesses to the book between two turns, on average.
    ///   - work: The work.
    func start(pace: Int, _ work: @escaping @Sendable () async -> Void) async {
        await withCheckedContinuation { schedule in
            state.withLock { $0 = State(schedule: schedule, pace: pace) }
            Task {
                await work()
                handBack()
            }
        }
    }

    /// Lets the waiting client continue, and returns when it waits again or has finished.
    func resume() async {
        await withCheckedContinuation { schedule in
            let client = state.withLock { state in
                state.schedule = schedule
                defer { state.client = nil }
                return state.client
            }
            client?.resume()
        }
    }

    /// Ends the work of the waiting client, and returns when it has ended.
    func kill() async {
        state.withLock { $0.isKilled = true }
        await resume()
    }

    /// Waits for the next turn, or goes on with the present one.
    /// - Throws: ``Killed``, also for code that goes on after it was killed.
    func wait(_ random: SharedGenerator) async throws {
        let (isKilled, pace) = state.withLock { ($0.isKilled, $0.pace) }
        if isKilled { throw Killed() }
        guard random.once(in: pace) else { return }
        await withCheckedContinuation { client in
            state.withLock { $0.client = client }
            handBack()
        }
        if state.withLock(\.isKilled) { throw Killed() }
    }

    private func handBack() {
        let schedule = state.withLock { state in
            defer { state.schedule = nil }
            return state.schedule
        }
        schedule?.resume()
    }
}

/// A seeded generator that the schedule and the client with the turn share.
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
