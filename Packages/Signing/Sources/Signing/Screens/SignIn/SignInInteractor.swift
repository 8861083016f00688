import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import RIBs
import SigningInterface

/// Builds SignIn, in which a customer is chosen and proves to know the password.
final class SignInBuilder: Builder<SigningScreens> {
    func build(withListener listener: any SignInListener) -> any ViewableRouting {
        let interactor = SignInInteractor(dependency, listener: listener)
        return ViewableRouter<SignInInteractor, PasswordViewController>(
            interactor: interactor,
            viewController: interactor.presenter
        )
    }
}

final class SignInInteractor: PasswordInteractor {
    private weak var listener: (any SignInListener)?
    private let signing: SigningServices
    private let signedIn: ScopeOpener<CustomerID, any SignedInInject>
    private var step = SignInStep.loading

    init(_ screens: SigningScreens, listener: any SignInListener) {
        signing = screens.signing
        signedIn = screens.signedIn
        self.listener = listener
        super.init()
    }

    override var screen: Screen { step.screen(entry) }

    override func didBecomeActive() {
        super.didBecomeActive()
        entry = nil
        go(to: .loading)
        work(on: presenter) { [weak self] in await self?.loadCustomers() }
    }

    override func choose(_ action: ScreenAction.ID) {
        switch (step, action) {
        case (.password(_, let customers), .back):
            entry = nil
            go(to: .customers(customers))
        case (_, .back):
            listener?.signInDidLeave()
        case (.customers(let customers, _), let action):
            guard let customer = customers.first(where: { $0.id.rawValue == action.rawValue })
            else { return }
            entry = PasswordEntry(of: customer.id)
            go(to: .password(of: customer, among: customers))
            loadAttempts()
        default:
            break
        }
    }

    override func attemptsLeft(of customer: CustomerID) async throws -> PasswordAttempts {
        try await signing.password.attemptsLeft(of: customer)
    }

    override func use(_ password: Secret, of customer: CustomerID) async throws {
        // The unlocked key is released at once: each signature asks for the password again.
        _ = try await signing.password.prove(customer, with: password)
        // After the RIB was detached, a session that is opened now would never be closed.
        guard !Task.isCancelled else { return }
        listener?.signInDidFinish(with: try signedIn.open(with: customer))
    }

    private func loadCustomers() async {
        do {
            let customers = try await signing.customers()
            guard !Task.isCancelled else { return }
            go(to: .customers(customers))
        } catch {
            guard !Task.isCancelled else { return }
            go(to: .customers([], problem: .problem(error)))
        }
    }

    private func go(to step: SignInStep) {
        self.step = step
        show()
    }
}
