public import DependencyContainer
import SigningInterface

/// A module that provides fakes of Signing's services, for tests and demos of features.
///
/// Sign a customer in with `container.open(signedInScope, with: customer)`.
public struct FakeSigningModule: Module {
    /// The source of the signatures.
    public let signing: FakeSigning
    private let customers: FakeCustomers
    private let logSigner: FakeLogSigner

    /// Creates a module.
    /// - Parameters:
    ///   - signing: The source of the signatures.
    ///   - logSigner: The signer of checkpoints.
    ///   - customers: The customers of the bank.
    public init(
        signing: FakeSigning = FakeSigning(),
        logSigner: FakeLogSigner = FakeLogSigner(),
        customers: FakeCustomers = FakeCustomers()
    ) {
        self.signing = signing
        self.logSigner = logSigner
        self.customers = customers
    }

    /// Registers the fakes.
    public func register(in registrar: inout Registrar) {
        let (signing, customers, logSigner) = (signing, customers, logSigner)
        registrar.register(logSignerInject) { logSigner }
        registrar.register(signingInject) { signing }
        registrar.register(customerInject) { customers }
        registrar.register(
            signedInSessionInject,
            needs: signedInScope.input,
            scope: .within(signedInScope)
        ) { customer in
            FakeSignedInSession(customer, signing: signing)
        }
        registrar.register(
            verifyInject,
            needs: signedInSessionInject,
            scope: .within(signedInScope),
            make: FakeVerify.init
        )
    }
}
