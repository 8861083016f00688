import Synchronization

/// The current task, or the current thread outside of tasks.
///
/// If two calls of synchronous code run in the same context, the later call is on the stack of the
/// earlier call. So a factory that requests its own service is recognized by its context, while a
/// request from another context can wait.
enum ExecutionContext: Hashable, Sendable {
    /// A task, identified by its hash value, which is unique while the task runs.
    case task(Int)
    /// A thread outside of tasks, identified by the mark that ``withCurrent(_:)`` sets.
    case thread(Int)

    private static let lastMark = Atomic(0)

    // Outside of tasks a task-local value belongs to the thread. A task that is created meanwhile
    // inherits the mark, but has its own identity and never reads the mark.
    @TaskLocal private static var mark: Int?

    /// The context of the caller; nil outside of tasks and of calls of ``withCurrent(_:)``.
    static var current: ExecutionContext? {
        if let task = CurrentTask.identity { return .task(task) }
        return mark.map { .thread($0) }
    }

    /// Runs the body in the current context, which the body can read as ``current``.
    static func withCurrent<Result, Failure: Error>(
        _ body: (ExecutionContext) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        if let current { return try body(current) }
        let mark = lastMark.add(1, ordering: .relaxed).newValue
        let result: Swift.Result<Result, Failure> = $mark.withValue(mark) {
            do throws(Failure) {
                return .success(try body(.thread(mark)))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}
