import Bookkeeping
import RIBs
import SigningInterface

/// A Verify that asks for no password and has no screen: the session signs as soon as it is attached, or
/// refuses as its ``FakeSigning`` was told to.
///
/// To go back instead of signing, let the signing fail with ``cancellation``.
public final class FakeVerifyBuilder: Builder<any DIVerifyDependency>, DIVerifyBuildable {
    /// The error with which a test tells the fake that the person goes back.
    public static let cancellation = BankError(.refused, code: "fake.canceled", "gone back")

    public required override init(dependency: any DIVerifyDependency) {
        super.init(dependency: dependency)
    }

    public func build(withListener listener: any DIVerifyListener) -> any DIVerifyRouting {
        let interactor = FakeVerifyInteractor(
            session: dependency.signedInSession,
            request: dependency.verifyRequest
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
    private let request: DIVerifyRequest

    init(session: any SignedInSession, request: DIVerifyRequest) {
        self.session = session
        self.request = request
    }

    override func didBecomeActive() {
        task { [weak self] in await self?.sign() }
    }

    private func sign() async {
        let result: DIVerifyResult
        do {
            result = .signed(
                try await session.sign(
                    SigningParameters.encode(request.movement),
                    with: FakePassword()
                )
            )
        } catch FakeVerifyBuilder.cancellation {
            result = .canceled
        } catch let error as BankError {
            result = .refused(error)
        } catch {
            result = .canceled
        }
        listener?.verifyDidFinish(with: result)
    }
}

extension BankError {
    fileprivate static func ~= (pattern: BankError, error: any Error) -> Bool {
        (error as? BankError) == pattern
    }
}
