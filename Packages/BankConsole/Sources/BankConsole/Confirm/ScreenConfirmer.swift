import Bookkeeping
import LedgerInterface
import RIBs

/// Has the customer confirm one request on a screen that needs no signature, such as a deposit.
///
/// Signing confirms a request, too; see ``ScreenSigner``.
///
/// ```swift
/// let paid = try await service.pay(request, options: confirmer().options)
/// ```
///
/// Use one for each request; ``ScreenInteractor/confirmer()`` makes it.
@MainActor
public final class ScreenConfirmer {
    private weak var router: (any QuestionRouting)?
    private weak var interactor: Interactor?
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

    /// The options of the request.
    ///
    /// Going back throws `CancellationError`.
    public var options: RequestOptions {
        RequestOptions { try await self.confirm($0) }
    }

    private func confirm(_ preview: MovementPreview) async throws {
        guard let router, let interactor else { throw CancellationError() }
        let reply = Reply<Bool>()
        self.reply = reply
        try router.presentQuestion(ScreenRouter(ConfirmInteractor(preview, listener: self)))
        defer { router.dismissQuestion() }
        guard try await reply.value(while: interactor) else { throw CancellationError() }
    }
}

extension ScreenConfirmer: ConfirmListener {
    /// Answers the request with the choice of the customer.
    public func confirmDidFinish(agreed: Bool) {
        // Detach at once, so that the next key does not reach a finished screen.
        router?.dismissQuestion()
        reply?.resume(with: agreed)
    }
}
