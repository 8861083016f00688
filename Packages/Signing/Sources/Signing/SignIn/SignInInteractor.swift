import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import RIBs
import SigningInterface

@MainActor
protocol SignInPresentable: ScreenPresentable {
    var listener: (any SignInPresentableListener)? { get set }
    func show(_ state: SignInState)
}

/// Lets the person say who it is, and prove it with the password; then opens the time that the customer
/// is signed in.
final class SignInInteractor: PresentableInteractor<any SignInPresentable> {
    weak var listener: (any SignInListener)?

    private let signing: SigningServices
    private let signedIn: ScopeOpener<CustomerID, any SignedInInject>
    private var customers: [CustomerProfile] = []
    private var state = SignInState.looking
    /// Whether a password is being looked at: one at a time.
    private var isProving = false

    init(
        presenter: any SignInPresentable,
        signing: SigningServices,
        signedIn: ScopeOpener<CustomerID, any SignedInInject>
    ) {
        self.signing = signing
        self.signedIn = signedIn
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        isProving = false
        show(.looking)
        work(on: presenter) { [weak self] in await self?.lookUpCustomers() }
    }

    private func lookUpCustomers() async {
        do {
            let customers = try await signing.customers()
            guard !Task.isCancelled else { return }
            self.customers = customers
            show(.choosing(customers))
        } catch {
            guard !Task.isCancelled else { return }
            show(.choosing([], problem: .problem(error)))
        }
    }

    private func lookAtTries(of customer: CustomerProfile) async {
        var entry = PasswordEntry(of: customer.id)
        await lookAtTries(in: &entry)
        guard !Task.isCancelled else { return }
        show(.proving(customer, entry))
    }

    private func lookAtTries(in entry: inout PasswordEntry) async {
        do {
            entry.found(try await signing.password.triesLeft(of: entry.customer))
        } catch {
            entry.failed(error)
        }
    }

    private func prove(
        _ customer: CustomerProfile,
        _ entry: PasswordEntry,
        with password: Secret
    ) async {
        defer { isProving = false }
        var entry = entry
        do {
            // What it unlocks is let go of at once: whatever is signed takes the password again.
            _ = try await signing.password.prove(customer.id, with: password)
            // Taken away meanwhile: nobody would close what is opened now.
            guard !Task.isCancelled else { return }
            listener?.signInDidFinish(with: try signedIn.open(with: customer.id))
        } catch {
            entry.failed(error)
            if entry.refusal == nil { await lookAtTries(in: &entry) }
            guard !Task.isCancelled else { return }
            show(.proving(customer, entry))
        }
    }

    private func show(_ state: SignInState) {
        self.state = state
        presenter.show(state)
    }
}

extension SignInInteractor: SignInPresentableListener {
    func choose(_ id: CustomerID) {
        guard case .choosing(let customers, _) = state,
            let customer = customers.first(where: { $0.id == id })
        else { return }
        show(.proving(customer, PasswordEntry(of: id)))
        work(on: presenter) { [weak self] in await self?.lookAtTries(of: customer) }
    }

    func enter(_ password: Secret) {
        guard case .proving(let customer, var entry) = state, entry.refusal == nil, isActive,
            !isProving
        else { return }
        isProving = true
        entry.typed()
        work(on: presenter) { [weak self] in await self?.prove(customer, entry, with: password) }
    }

    func leave() {
        if case .proving = state {
            show(.choosing(customers))
        } else {
            listener?.signInDidLeave()
        }
    }
}
