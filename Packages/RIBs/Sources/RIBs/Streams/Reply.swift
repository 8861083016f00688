/// What somebody will say once, and a task waits for.
///
/// It joins a RIB that reports by its listener to an `async` function:
///
/// ```swift
/// let reply = Reply<VerifyResult>()
/// let child = verifyBuilder.build(withListener: ReplyListener(reply))
/// router.attachChild(child)
/// defer { router.detachChild(child) }
/// return try await reply.value(while: self)
/// ```
@MainActor
public final class Reply<T: Sendable> {
    private var kept: T?
    private var waiters: [ReplyWaiter<T>] = []

    /// Makes one that has not been given yet.
    public init() {}

    /// Whether the answer has been given.
    public var isGiven: Bool { kept != nil }

    /// Gives the answer, which is kept also when nobody waits yet. Only the first one counts.
    ///
    /// - Parameter answer: the answer.
    public func resume(with answer: T) {
        guard kept == nil else { return }
        kept = .some(answer)
        let waiters = waiters
        self.waiters = []
        for waiter in waiters { waiter.end(.success(answer)) }
    }

    /// The answer, for which it waits as long as the interactor is active.
    ///
    /// - Parameter interactor: on whose behalf it is asked.
    /// - Returns: the answer.
    /// - Throws: `CancellationError` when the interactor is or becomes inactive, or the task is
    ///   cancelled.
    public func value(while interactor: any InteractorScope) async throws -> T {
        guard interactor.isActive, !Task.isCancelled else { throw CancellationError() }
        if let kept { return kept }
        let waiter = ReplyWaiter<T>()
        waiters.append(waiter)
        let end = Subscription { waiter.end(.failure(CancellationError())) }
        end.disposeOnDeactivate(interactor: interactor)
        defer {
            end.finish()
            waiters.removeAll { $0 === waiter }
        }
        return try await withTaskCancellationHandler {
            try await waiter.value()
        } onCancel: {
            Task { @MainActor in waiter.end(.failure(CancellationError())) }
        }
    }
}
