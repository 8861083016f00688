/// Who runs: the current task, or outside of tasks the current thread.
///
/// Synchronous code that finds itself in a context equal to an earlier one, while that earlier call
/// has not returned, was called by it. So a factory that asks for what is being made further up on
/// its own stack is told apart from another task that may wait for it.
enum ExecutionContext: Hashable, Sendable {
    /// The hash of the task: its address, so unique while the task lives, which it does while code
    /// runs in it.
    case task(Int)
    /// The mark that ``withCurrent(_:)`` left on the thread.
    case thread(ObjectIdentifier)

    private final class Mark: Sendable {}

    // Outside of a task this is a value of the thread, which is what we need it for. A task that is
    // created meanwhile inherits it, but is known by itself, so never looks at it.
    @TaskLocal private static var mark: Mark?

    /// The context of the caller; nil on a thread outside of tasks that ``withCurrent(_:)`` has not
    /// been called on.
    static var current: ExecutionContext? {
        if let task = withUnsafeCurrentTask(body: { $0?.hashValue }) { return .task(task) }
        return mark.map { .thread(ObjectIdentifier($0)) }
    }

    /// Runs the body in the current context, which the body and all it calls find as ``current``.
    static func withCurrent<Result, Failure: Error>(
        _ body: (ExecutionContext) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        if let current { return try body(current) }
        let mark = Mark()
        let result: Swift.Result<Result, Failure> = $mark.withValue(mark) {
            do throws(Failure) {
                return .success(try body(.thread(ObjectIdentifier(mark))))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}
