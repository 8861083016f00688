/// Cancels a task when the time of work ends that it belongs to.
@MainActor
final class TaskHook: Subscription {
    var task: Task<Void, Never>?

    override func cancelled() {
        task?.cancel()
    }

    override func release() {
        task = nil
    }
}
