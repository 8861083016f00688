import Bookkeeping
public import LedgerInterface
public import RIBs

/// Asks the customer on a screen to confirm one request that needs no signature, such as a deposit.
///
/// For a request that the customer signs, use ``ScreenSigner``.
///
/// ```swift
/// try await carryOut(amount, by: service, confirmer().options)
/// ```
///
/// Create a new confirmer for each request with ``ScreenInteractor/confirmer()``.
@MainActor
public final class ScreenConfirmer {
    private weak var router: (any QuestionRouting)?
    private weak var interactor: Interactor?
    private weak var question: (any ViewableRouting)?
    private var reply: Reply<Bool>?

    /// Creates a confirmer for one request.
    ///
    /// - Parameters:
    ///   - router: The router of the RIB that asks; held weakly.
    ///   - interactor: The interactor of the RIB that asks; held weakly.
    public init(router: (any QuestionRouting)?, interactor: Interactor) {
        self.router = router
        self.interactor = interactor
    }

    /// The options of the request, with the confirmation on a screen.
    ///
    /// If the customer goes back, the confirmation throws `CancellationError`.
    public var options: RequestOptions {
        RequestOptions { try await self.confirm($0) }
    }

    private func confirm(_ preview: MovementPreview) async throws {
        guard let router, let interactor else { throw CancellationError() }
        let reply = Reply<Bool>()
        let question = ScreenRouter(ConfirmInteractor(preview, listener: self))
        try router.presentQuestion(question)
        (self.question, self.reply) = (question, reply)
        defer { router.dismissQuestion(question) }
        guard try await reply.value(while: interactor) else { throw CancellationError() }
    }
}

extension ScreenConfirmer: ConfirmListener {
    /// Answers the pending request with the customer's choice, and detaches Confirm.
    public func confirmDidFinish(agreed: Bool) {
        // Detach at once, so that the next key does not reach a finished screen.
        if let question { router?.dismissQuestion(question) }
        reply?.resume(with: agreed)
    }
}
