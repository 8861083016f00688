import LedgerInterface
import RIBs

/// Has the person confirm one request that is made on a screen and signed by nobody: cash paid in, a
/// payment by card. What is signed is confirmed by signing; see ``ScreenSigner``.
///
/// ```swift
/// let confirmer = ScreenConfirmer(router: router, interactor: self)
/// let outcome = try await service.deposit(request, confirmer.options)
/// ```
///
/// Use one for each request.
@MainActor
public final class ScreenConfirmer {
    private weak var router: (any ConfirmingRouting)?
    private weak var interactor: Interactor?
    private var reply: Reply<Bool>?

    /// - Parameters:
    ///   - router: The router of the RIB that asks; held weakly.
    ///   - interactor: The interactor of the RIB that asks; held weakly.
    public init(router: (any ConfirmingRouting)?, interactor: Interactor) {
        self.router = router
        self.interactor = interactor
    }

    /// The options of the request. Going back throws `CancellationError`.
    public var options: RequestOptions {
        RequestOptions { try await self.confirm($0) }
    }

    private func confirm(_ preview: MovementPreview) async throws {
        guard let router, let interactor else { throw CancellationError() }
        let reply = Reply<Bool>()
        self.reply = reply
        try router.attachConfirm(preview, listener: self)
        defer { router.detachConfirm() }
        guard try await reply.value(while: interactor) else { throw CancellationError() }
    }
}

extension ScreenConfirmer: ConfirmListener {
    public func confirmDidFinish(agreed: Bool) {
        // At once: what is typed next is not for a screen that has ended.
        router?.detachConfirm()
        reply?.resume(with: agreed)
    }
}
