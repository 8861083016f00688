public import Bookkeeping
import Console
public import LedgerInterface
public import RIBs
public import SigningInterface

/// A signer for one request on a screen, which attaches Verify and waits for the answer.
///
/// Pass it to a feature's service instead of the signer of the command line. The service carries
/// out the same steps.
///
/// ```swift
/// let signer = signer(screens.verify)
/// let outcome = try await screens.safeBoxes.signed(by: signer)
///     .move(move, amount, of: .number(account), signer.options)
/// ```
///
/// Create a new signer for each request with ``ScreenInteractor/signer(_:)``.
@MainActor
public final class ScreenSigner: SigningInject {
    /// A function that returns a new Verify RIB.
    public typealias Verify =
        @MainActor (Movement, MovementPreview, any VerifyListener) throws -> any ViewableRouting

    private weak var router: (any QuestionRouting)?
    private weak var interactor: Interactor?
    private let verify: Verify
    private weak var question: (any ViewableRouting)?
    private var reply: Reply<VerifyResult>?

    /// Creates a signer for one request.
    ///
    /// - Parameters:
    ///   - router: The router of the RIB that asks; held weakly.
    ///   - interactor: The interactor of the RIB that asks; held weakly. Once the interactor is
    ///     inactive, nothing is signed.
    ///   - verify: Creates the Verify RIB.
    public init(
        router: (any QuestionRouting)?,
        interactor: Interactor,
        verify: @escaping Verify
    ) {
        self.router = router
        self.interactor = interactor
        self.verify = verify
    }

    /// The options of the request, without a confirmation.
    ///
    /// Verify shows the preview, and the customer consents by signing.
    public var options: RequestOptions {
        RequestOptions { _ in }
    }

    /// Shows Verify, and returns the movement that the customer has signed.
    /// - Throws: `CancellationError` if the customer goes back, or if the RIB that asks becomes
    ///   inactive or is released; the `BankError` that Verify reports on a refusal.
    public func request(
        withSign movement: Movement,
        preview: MovementPreview
    ) async throws -> SignedMovement {
        guard let router, let interactor else { throw CancellationError() }
        // The customer may have gone back meanwhile.
        try Task.checkCancellation()
        let reply = Reply<VerifyResult>()
        let question = try verify(movement, preview, self)
        try router.presentQuestion(question)
        (self.question, self.reply) = (question, reply)
        // Where the RIB that asks is gone before there was an answer.
        defer { router.dismissQuestion(question) }
        switch try await reply.value(while: interactor) {
        case .signed(let signed): return signed
        case .canceled: throw CancellationError()
        case .refused(let error): throw error
        }
    }
}

extension ScreenSigner: VerifyListener {
    /// Detaches Verify, and passes its result to the waiting request.
    public func verifyDidFinish(with result: VerifyResult) {
        // Detach at once, so that the next key does not reach a finished screen.
        if let question { router?.dismissQuestion(question) }
        reply?.resume(with: result)
    }
}
