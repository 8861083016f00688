import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import RIBs
import SigningInterface
import SigningInterfaceTesting

/// A Verify RIB that shows the request and asks for no password: the customer signs, or goes back.
///
/// For tests and demos of features whose customers sign on screens.
public final class VerifyOnScreen: Builder<any DIVerifyDependency>, DIVerifyBuildable {
    // The protocol requires it of every subclass.
    public required override init(dependency: any DIVerifyDependency) {
        super.init(dependency: dependency)
    }

    public func build(withListener listener: any DIVerifyListener) -> any DIVerifyRouting {
        let viewController = VerifyOnScreenViewController(dependency.movementToSign)
        let interactor = VerifyOnScreenInteractor(
            presenter: viewController,
            session: dependency.signedInSession,
            movement: dependency.movementToSign
        )
        interactor.listener = listener
        viewController.interactor = interactor
        return VerifyOnScreenRouter(interactor: interactor, viewController: viewController)
    }
}

private final class VerifyOnScreenRouter:
    ViewableRouter<VerifyOnScreenInteractor, VerifyOnScreenViewController>, DIVerifyRouting
{}

private final class VerifyOnScreenInteractor: PresentableInteractor<VerifyOnScreenViewController> {
    weak var listener: (any DIVerifyListener)?
    private let session: any SignedInSession
    private let movement: Movement

    init(
        presenter: VerifyOnScreenViewController,
        session: any SignedInSession,
        movement: Movement
    ) {
        self.session = session
        self.movement = movement
        super.init(presenter: presenter)
    }

    func cancel() {
        listener?.verifyDidFinish(with: .canceled)
    }

    func sign() {
        work(on: presenter) { [weak self] in
            guard let self else { return }
            listener?.verifyDidFinish(with: await result())
        }
    }

    private func result() async -> DIVerifyResult {
        do {
            return .signed(
                try await session.sign(SigningParameters.encode(movement), with: FakePassword())
            )
        } catch let error as BankError {
            return .refused(error)
        } catch {
            return .canceled
        }
    }
}

private final class VerifyOnScreenViewController: ScreenViewController {
    weak var interactor: VerifyOnScreenInteractor?

    init(_ movement: Movement) {
        super.init(
            screen: Screen(
                movement.title,
                headline: movement.details.headline,
                blocks: [.fields(movement.details.fields)],
                actions: [ScreenAction("sign", "Sign"), .back()]
            )
        )
    }

    override func pressed(_ action: ScreenAction.ID) {
        if action == .back { interactor?.cancel() } else { interactor?.sign() }
    }
}

/// A module that registers ``VerifyOnScreen`` instead of the fake Verify, which signs at once.
public struct VerifyOnScreenModule: Module {
    public init() {}

    public func register(in registrar: inout Registrar) {
        registrar.replacing { $0.register(verifyBuilder, VerifyOnScreen.self) }
    }
}
