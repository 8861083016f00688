import RIBs
import SigningInterfaceTesting

/// Signing before it has a package: the first step of a migration.
///
/// The app implements signatures, customers and signing in itself.
struct InAppSigningModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(signingInject) { SigningImplement() }
        registrar.register(customerInject) { InAppCustomers() }
        registrar.register(authorityVerifierInject) { InAppVerifier() }
        registrar.register(logSignerInject) { FakeLogSigner() }
        registrar.register(
            signedInSessionInject,
            needs: signedInScope.input,
            scope: .within(signedInScope)
        ) { InAppSession(customer: $0) }
        registrar.register(
            verifyInject,
            needs: signedInSessionInject,
            scope: .within(signedInScope),
            make: FakeVerify.init
        )
        registrar.register(
            signInInject,
            needs: signedInScope.opening(signedInInject)
        ) { InAppSignIn(signedIn: $0) }
    }
}

private struct SigningImplement: SigningInject {
    func request(
        withSign movement: Movement,
        preview: MovementPreview
    ) async throws -> SignedMovement {
        SignedMovement(
            movement,
            preview: preview,
            expires: Timestamp(milliseconds: .max)
        ) { _ in InAppVerifier.signature(of: movement) }
    }
}

private struct InAppCustomers: CustomerInject {
    func customer(_ id: CustomerID) async throws -> CustomerProfile {
        CustomerProfile(id: id, name: "김하나")
    }

    func onlyCustomer() async throws -> CustomerID { CustomerID("C000001") }
}

private struct InAppSession: SignedInSession {
    let customer: CustomerID

    func passwordAttemptsLeft() async throws -> PasswordAttempts { PasswordAttempts(left: 5) }

    func sign(
        _ movement: Movement,
        preview: MovementPreview,
        with password: any TypedPassword
    ) async throws -> SignedMovement {
        try await SigningImplement().request(withSign: movement, preview: preview)
    }
}

/// Signs in the only customer, without asking.
private struct InAppSignIn: SignInInject {
    let signedIn: ScopeOpener<CustomerID, any SignedInInject>

    func router(_ way: SignInWay, listener: any SignInListener) -> any ViewableRouting {
        ViewableRouter<InAppSignInInteractor, ScreenViewController>(
            interactor: InAppSignInInteractor(signedIn, listener: listener),
            viewController: ScreenViewController(screen: Screen("Signing in"))
        )
    }
}

private final class InAppSignInInteractor: Interactor {
    private let signedIn: ScopeOpener<CustomerID, any SignedInInject>
    private weak var listener: (any SignInListener)?

    init(
        _ signedIn: ScopeOpener<CustomerID, any SignedInInject>,
        listener: any SignInListener
    ) {
        self.signedIn = signedIn
        self.listener = listener
    }

    override func didBecomeActive() {
        task { [weak self] in self?.signIn() }
    }

    private func signIn() {
        do {
            let opened = try signedIn.open(with: CustomerID("C000001"))
            listener?.signInDidFinish(with: opened)
        } catch {
            listener?.signInDidLeave()
        }
    }
}

private struct InAppVerifier: AuthorityVerifier {
    static func signature(of movement: Movement) -> String {
        "signed in the app: \(movement.idempotencyID) \(movement.digest)"
    }

    func keyRecord(of customer: CustomerID) -> RecordKey {
        RecordKey("customer", customer.rawValue)
    }

    func verify(_ signed: SignedMovement, keyRecord: Record?) throws(BankError) {
        guard signed.signature == Self.signature(of: signed.movement) else {
            throw BankError(.refused, code: "signature.wrong", "not signed in the app")
        }
    }
}
