import Bookkeeping
import RIBs
import SigningInterface

/// A builder of a Verify RIB that has no screen and signs when it is attached.
///
/// The RIB finishes with the error of ``FakeSigning/fail(with:)``, if any. The error
/// ``cancellation`` makes the RIB finish as canceled.
public final class FakeVerifyBuilder: Builder<any DIVerifyDependency>, DIVerifyBuildable {
    /// An error for ``FakeSigning/fail(with:)`` that simulates a customer who goes back.
    public static let cancellation = BankError(.refused, code: "fake.canceled", "gone back")

    /// Creates a builder.
    public required override init(dependency: any DIVerifyDependency) {
        super.init(dependency: dependency)
    }

    /// Returns a new Verify RIB.
    public func build(withListener listener: any DIVerifyListener) -> any DIVerifyRouting {
        let interactor = FakeVerifyInteractor(
            session: dependency.signedInSession,
            movement: dependency.movementToSign
        )
        interactor.listener = listener
        return FakeVerifyRouter(interactor: interactor, viewController: FakeVerifyView())
    }
}

private final class FakeVerifyView: ViewControllable {}

private final class FakeVerifyRouter: ViewableRouter<FakeVerifyInteractor, FakeVerifyView>,
    DIVerifyRouting
{}

private final class FakeVerifyInteractor: Interactor {
    weak var listener: (any DIVerifyListener)?
    private let session: any SignedInSession
    private let movement: Movement

    init(session: any SignedInSession, movement: Movement) {
        self.session = session
        self.movement = movement
    }

    override func didBecomeActive() {
        task { [weak self] in await self?.sign() }
    }

    private func sign() async {
        let result: DIVerifyResult
        do {
            result = .signed(
                try await session.sign(
                    SigningParameters.encode(movement),
                    with: FakePassword()
                )
            )
        } catch let error as BankError where error != FakeVerifyBuilder.cancellation {
            result = .refused(error)
        } catch {
            result = .canceled
        }
        listener?.verifyDidFinish(with: result)
    }
}
