import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import RIBs
import SigningInterface

/// Builds SignIn, the screen on which a customer is chosen and then types the password.
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
    private static let pageSize = 50

    private var step = SignInStep.loading
    /// The number of customers that the list shows.
    private var count = SignInInteractor.pageSize
    /// The customers to show, followed by one more customer if the bank has more.
    private var customers: [CustomerProfile] = []

    init(_ screens: SigningScreens, listener: any SignInListener) {
        signing = screens.signing
        signedIn = screens.signedIn
        self.listener = listener
        super.init()
    }

    override var screen: Screen { step.screen(entry) }

    override func didBecomeActive() {
        super.didBecomeActive()
        load()
    }

    private func load() {
        entry = nil
        go(to: .loading)
        work(on: presenter) { [weak self] in await self?.loadCustomers() }
    }

    override func choose(_ action: ScreenAction.ID) {
        switch (step, action) {
        case (.password, .back):
            entry = nil
            showCustomers()
        case (.password(let customer), .forgot):
            listener?.signInDidChoose(.recovery(customer))
        case (.customers, .forgot):
            listener?.signInDidChoose(.recovery(nil))
        case (.customers, .join):
            listener?.signInDidChoose(.joining)
        case (_, .back):
            listener?.signInDidLeave()
        case (.customers, .more):
            count += Self.pageSize
            load()
        case (.customers(let customers, _, _), let action):
            guard let customer = customers.first(where: { $0.id.rawValue == action.rawValue })
            else { return }
            entry = PasswordEntry(of: customer.id)
            go(to: .password(of: customer))
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
            let customers = try await signing.customers(first: count + 1)
            guard !Task.isCancelled else { return }
            self.customers = customers
            showCustomers()
        } catch {
            guard !Task.isCancelled else { return }
            go(to: .customers([], problem: .problem(error)))
        }
    }

    private func showCustomers() {
        go(to: .customers(Array(customers.prefix(count)), hasMore: customers.count > count))
    }

    private func go(to step: SignInStep) {
        self.step = step
        show()
    }
}
