public import Bookkeeping
public import RIBs
public import SigningInterface

/// A fake Verify without a screen; it signs when it is attached.
///
/// If ``FakeSigning/fail(with:)`` has set an error, the result is `refused` with this error, or
/// `canceled` for the error ``cancellation``.
public struct FakeVerify: VerifyInject {
    /// An error for ``FakeSigning/fail(with:)`` that simulates a customer who goes back.
    public static let cancellation = BankError(.refused, code: "fake.canceled", "gone back")

    private let session: any SignedInSession

    /// Creates a fake Verify that uses a session to sign.
    public init(session: any SignedInSession = FakeSignedInSession()) {
        self.session = session
    }

    /// Returns a new Verify RIB.
    public func router(
        signing movement: Movement,
        preview: MovementPreview,
        listener: any VerifyListener
    ) -> any ViewableRouting {
        let interactor = FakeVerifyInteractor { [session] in
            try await session.sign(movement, preview: preview, with: FakePassword())
        }
        interactor.listener = listener
        return ViewableRouter(interactor: interactor, viewController: FakeVerifyView())
    }
}

private final class FakeVerifyView: ViewControllable {}

private final class FakeVerifyInteractor: Interactor {
    weak var listener: (any VerifyListener)?
    private let sign: () async throws -> SignedMovement

    init(sign: @escaping () async throws -> SignedMovement) {
        self.sign = sign
    }

    override func didBecomeActive() {
        task { [weak self] in await self?.finish() }
    }

    private func finish() async {
        let result: VerifyResult
        do {
            result = .signed(try await sign())
        } catch let error as BankError where error != FakeVerify.cancellation {
            result = .refused(error)
        } catch {
            result = .canceled
        }
        listener?.verifyDidFinish(with: result)
    }
}
