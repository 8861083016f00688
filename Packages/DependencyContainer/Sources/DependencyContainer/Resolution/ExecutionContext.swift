import Synchronization

/// The current task, or the current thread outside of tasks.
///
/// If synchronous code runs in the same context as an earlier call that has not returned, that call
/// is further up on its stack. So a factory that requests a service which it is making itself
/// differs from another task, which may wait.
enum ExecutionContext: Hashable, Sendable {
    /// The hash of the task, which is its address, and unique while code runs in it.
    case task(Int)
    /// The mark of ``withCurrent(_:)`` on the thread.
    case thread(Int)

    private static let lastMark = Atomic(0)

    // Outside of tasks a task-local value belongs to the thread. A task that is created meanwhile
    // inherits the mark, but has its own identity and never reads the mark.
    @TaskLocal private static var mark: Int?

    /// The context of the caller; nil on a thread outside of tasks and of ``withCurrent(_:)``.
    static var current: ExecutionContext? {
        if let task = withUnsafeCurrentTask(body: { $0?.hashValue }) { return .task(task) }
        return mark.map { .thread($0) }
    }

    /// Runs the body in the current context, which the body and its callees find as ``current``.
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
