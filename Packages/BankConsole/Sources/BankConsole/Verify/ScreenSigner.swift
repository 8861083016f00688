import Bookkeeping
import Console
import LedgerInterface
import RIBs
import SigningInterface

/// Who signs for one request that is made on a screen: it lets the RIB that asks attach Verify, and waits
/// for the answer.
///
/// A feature's service takes it in place of the signer of the command line, and carries the request out
/// by the same steps in the same order.
///
/// ```swift
/// let signer = ScreenSigner(router: router, interactor: self)
/// let outcome = try await service.signed(by: signer).put(request, signer.options)
/// ```
///
/// Use one for each request.
@MainActor
public final class ScreenSigner: SigningInject {
    private weak var router: (any VerifyingRouting)?
    private weak var interactor: Interactor?
    private var preview: MovementPreview?
    private var reply: Reply<DIVerifyResult>?

    /// A signer for one request.
    ///
    /// - Parameters:
    ///   - router: The router of the RIB that asks; held weakly.
    ///   - interactor: The interactor of the RIB that asks: when it is deactivated nothing is signed any
    ///     more; held weakly.
    public init(router: (any VerifyingRouting)?, interactor: Interactor) {
        self.router = router
        self.interactor = interactor
    }

    /// The options of the request: what the person is to agree to is shown by Verify, where signing is
    /// the consent.
    public var options: RequestOptions {
        RequestOptions { [weak self] preview in await self?.keep(preview) }
    }

    /// Has the customer sign by the Verify RIB.
    /// - Throws: `CancellationError` when the person goes back, or the RIB that asks is gone; `BankError`
    ///   as Verify refuses.
    public nonisolated func request(
        withSign parameters: [String: String]
    ) async throws -> [String: String] {
        try await verified(parameters)
    }

    private func keep(_ preview: MovementPreview) {
        self.preview = preview
    }

    private func verified(_ parameters: [String: String]) async throws -> [String: String] {
        let movement = try SigningParameters.decode(parameters)
        guard let router, let interactor else { throw CancellationError() }
        // Who has taken the question back meanwhile shows something else by now.
        try Task.checkCancellation()
        let reply = Reply<DIVerifyResult>()
        self.reply = reply
        try router.attachVerify(
            for: DIVerifyRequest(movement: movement, preview: preview ?? .of(movement)),
            listener: self
        )
        // Where the RIB that asks is gone before there was an answer.
        defer { router.detachVerify() }
        switch try await reply.value(while: interactor) {
        case .signed(let signed): return signed
        case .canceled: throw CancellationError()
        case .refused(let error): throw error
        }
    }
}

extension ScreenSigner: DIVerifyListener {
    public func verifyDidFinish(with result: DIVerifyResult) {
        // At once: what is typed next is not for a screen that has ended.
        router?.detachVerify()
        reply?.resume(with: result)
    }
}

extension MovementPreview {
    /// A movement in the book's own words, where the feature has none.
    fileprivate static func of(_ movement: Movement) -> MovementPreview {
        MovementPreview(
            title: movement.purpose.rawValue,
            from: movement.from.rawValue,
            to: movement.to.rawValue,
            amount: movement.amount
        )
    }
}
