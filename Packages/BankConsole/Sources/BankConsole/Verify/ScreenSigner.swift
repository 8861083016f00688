import Bookkeeping
import Console
import LedgerInterface
import RIBs
import SigningInterface

/// A signer for one request on a screen, which attaches Verify and waits for the answer.
///
/// Pass it to a feature's service instead of the signer of the command line. The service carries
/// out the same steps.
///
/// ```swift
/// let signer = signer()
/// let outcome = try await service.signed(by: signer)
///     .move(move, amount, of: .number(account), signer.options)
/// ```
///
/// Create a new signer for each request with ``ScreenInteractor/signer()``.
@MainActor
public final class ScreenSigner: SigningInject {
    private weak var router: (any VerifyingRouting)?
    private weak var interactor: Interactor?
    private var reply: Reply<DIVerifyResult>?

    /// Creates a signer for one request.
    ///
    /// - Parameters:
    ///   - router: The router of the RIB that asks; held weakly.
    ///   - interactor: The interactor of the RIB that asks; held weakly. Nothing is signed after
    ///     its deactivation.
    public init(router: (any VerifyingRouting)?, interactor: Interactor) {
        self.router = router
        self.interactor = interactor
    }

    /// The options of the request, without a confirmation.
    ///
    /// Verify shows the preview, and the customer consents by signing.
    public var options: RequestOptions {
        RequestOptions { _ in }
    }

    /// Asks the customer to sign on the Verify screen.
    /// - Throws: `CancellationError` if the customer goes back, or the RIB that asks is released or
    ///   deactivated. `BankError` if Verify refuses.
    public nonisolated func request(
        withSign parameters: [String: String]
    ) async throws -> [String: String] {
        try await verified(parameters)
    }

    private func verified(_ parameters: [String: String]) async throws -> [String: String] {
        let movement = try SigningParameters.decode(parameters)
        guard let router, let interactor else { throw CancellationError() }
        // The customer may have gone back meanwhile.
        try Task.checkCancellation()
        let reply = Reply<DIVerifyResult>()
        self.reply = reply
        try router.attachVerify(for: movement, listener: self)
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
    /// Answers the pending request with the result of Verify, and detaches Verify.
    public func verifyDidFinish(with result: DIVerifyResult) {
        // Detach at once, so that the next key does not reach a finished screen.
        router?.detachVerify()
        reply?.resume(with: result)
    }
}
