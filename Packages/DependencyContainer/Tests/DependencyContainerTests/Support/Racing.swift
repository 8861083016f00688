import Dispatch
import Foundation
import Synchronization

/// Runs the body in several concurrent tasks and returns their results.
func racing<Result: Sendable>(
    _ count: Int = 8,
    _ body: @escaping @Sendable (Int) async throws -> Result
) async throws -> [Result] {
    try await withThrowingTaskGroup(of: Result.self) { group in
        for number in 0..<count { group.addTask { try await body(number) } }
        return try await group.reduce(into: []) { $0.append($1) }
    }
}

/// Returns the number of different objects.
func distinct(_ objects: [some AnyObject]) -> Int { Set(objects.map(ObjectIdentifier.init)).count }

/// Runs the body on a new thread, outside of all tasks.
/// - Parameter stackSize: The stack size in bytes; nil for the system's default.
func onThread<Result: Sendable>(
    stackSize: Int? = nil,
    _ body: @escaping @Sendable () -> Result
) async -> Result {
    await withCheckedContinuation { continuation in
        let thread = Thread { continuation.resume(returning: body()) }
        if let stackSize { thread.stackSize = stackSize }
        thread.start()
    }
}

/// Runs tasks on one queue and reports when all of them are suspended or have ended.
final class IdleTrackingExecutor: TaskExecutor {
    private let queue = DispatchQueue(label: "IdleTrackingExecutor")
    private let pendingJobs = Atomic(0)

    func enqueue(_ job: consuming ExecutorJob) {
        pendingJobs.add(1, ordering: .sequentiallyConsistent)
        let job = UnownedJob(job)
        queue.async { [self] in
            job.runSynchronously(on: asUnownedTaskExecutor())
            pendingJobs.subtract(1, ordering: .sequentiallyConsistent)
        }
    }

    func waitUntilIdle() async {
        while pendingJobs.load(ordering: .sequentiallyConsistent) > 0 { await Task.yield() }
    }
}

/// A gate at which a factory waits until the test opens it.
actor Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private(set) var arrivals = 0

    func pass() async {
        arrivals += 1
        if isOpen { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
        isOpen = true
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    func waitForArrival() async {
        while arrivals == 0 { await Task.yield() }
    }
}

/// A counter for concurrent tasks.
final class Counter: Sendable {
    private let count = Atomic(0)

    var value: Int { count.load(ordering: .sequentiallyConsistent) }

    func raise() { count.add(1, ordering: .sequentiallyConsistent) }

    /// Counts an object and returns it.
    func counting<Value>(_ value: Value) -> Value {
        raise()
        return value
    }
}

/// A list of numbers in the order of events.
final class Log: Sendable {
    private let entries = Mutex<[Int]>([])

    var numbers: [Int] { entries.withLock { $0 } }

    func note(_ number: Int) { entries.withLock { $0.append(number) } }

    func note<Value>(_ number: Int, _ value: Value) -> Value {
        note(number)
        return value
    }
}

/// A state behind a lock that the thread sanitizer knows; it reports each use of a `Mutex` on
/// Linux.
final class Locked<State>: @unchecked Sendable {
    // Safe to share: the lock protects the state.
    private var state: State
    private let lock = NSLock()

    init(_ state: State) { self.state = state }

    func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try lock.withLock { try body(&state) }
    }
}
