/// A single answer that tasks can wait for.
///
/// It lets an `async` function wait for a RIB that reports to its listener:
///
/// ```swift
/// func verify() async throws -> VerifyResult {
///     let reply = Reply<VerifyResult>()
///     self.reply = reply
///     router?.attachVerify()
///     defer { router?.detachVerify() }
///     return try await reply.value(while: self)
/// }
///
/// func verifyDidFinish(with result: VerifyResult) { reply?.resume(with: result) }
/// ```
@MainActor
public final class Reply<T: Sendable> {
    private var answer: T?
    private var waiters: [Waiter] = []

    /// Creates a reply without an answer.
    public init() {}

    /// Sets the answer, and returns it to all waiting tasks and to tasks that ask later.
    ///
    /// A second call does nothing.
    ///
    /// - Parameter answer: The answer.
    public func resume(with answer: T) {
        guard self.answer == nil else { return }
        self.answer = .some(answer)
        let waiters = waiters
        self.waiters = []
        for waiter in waiters { waiter.end(.success(answer)) }
    }

    /// Waits for the answer while an interactor is active, and returns it.
    ///
    /// - Parameter interactor: The interactor that waits for the answer.
    /// - Returns: The answer.
    /// - Throws: `CancellationError` when the interactor is or becomes inactive, or the task is
    ///   canceled.
    public func value(while interactor: any InteractorScope) async throws -> T {
        guard interactor.isActive, !Task.isCancelled else { throw CancellationError() }
        if let answer { return answer }
        let waiter = Waiter()
        waiters.append(waiter)
        let deactivation = Subscription { waiter.end(.failure(CancellationError())) }
        deactivation.disposeOnDeactivate(interactor: interactor)
        defer {
            deactivation.finish()
            waiters.removeAll { $0 === waiter }
        }
        return try await withTaskCancellationHandler {
            try await waiter.value()
        } onCancel: {
            Task { @MainActor in waiter.end(.failure(CancellationError())) }
        }
    }

    /// A task that waits for the answer.
    @MainActor
    private final class Waiter {
        private var continuation: CheckedContinuation<T, any Error>?
        private var outcome: Result<T, any Error>?

        /// Waits until `end` is called, unless it was called before, and returns or throws its
        /// outcome.
        func value() async throws -> T {
            try await withCheckedThrowingContinuation { continuation in
                if let outcome {
                    continuation.resume(with: outcome)
                } else {
                    self.continuation = continuation
                }
            }
        }

        /// Resumes the waiting task with an outcome; a second call does nothing.
        func end(_ outcome: Result<T, any Error>) {
            guard self.outcome == nil else { return }
            self.outcome = outcome
            continuation?.resume(with: outcome)
            continuation = nil
        }
    }
}
