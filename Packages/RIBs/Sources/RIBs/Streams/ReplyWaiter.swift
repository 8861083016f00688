/// One task that waits for an answer.
@MainActor
final class ReplyWaiter<T: Sendable> {
    private var continuation: CheckedContinuation<T, any Error>?
    private var outcome: Result<T, any Error>?

    /// Waits until `end`, which may have been called already.
    func value() async throws -> T {
        try await withCheckedThrowingContinuation { continuation in
            if let outcome {
                continuation.resume(with: outcome)
            } else {
                self.continuation = continuation
            }
        }
    }

    /// Ends the waiting. Only the first call counts.
    func end(_ outcome: Result<T, any Error>) {
        guard self.outcome == nil else { return }
        self.outcome = outcome
        continuation?.resume(with: outcome)
        continuation = nil
    }
}
