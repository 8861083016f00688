/// The callers that wait until a window has no pending work or input.
@MainActor
final class Waiters {
    private var continuations: [Int: CheckedContinuation<Void, Never>] = [:]
    private var next = 0

    /// The number of waiting callers.
    var count: Int { continuations.count }

    /// Waits until `release()` is called or the task is canceled.
    func wait() async {
        let waiter = next
        next += 1
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled {
                    continuation.resume()
                } else {
                    continuations[waiter] = continuation
                }
            }
        } onCancel: {
            Task { @MainActor [weak self] in
                self?.continuations.removeValue(forKey: waiter)?.resume()
            }
        }
    }

    /// Resumes all callers, in the order of their calls.
    func release() {
        guard !continuations.isEmpty else { return }
        let released = continuations.sorted { $0.key < $1.key }
        continuations = [:]
        for waiter in released { waiter.value.resume() }
    }
}
