import DependencyContainer
import SigningInterface

/// What Signing offers to features, without Signing: for their tests and demos.
///
/// Open the time that a customer is signed in by `container.open(signedInScope, with: customer)`.
public struct FakeSigningModule: Module {
    /// Who signs.
    public let signing: FakeSigning
    private let customers: FakeCustomers

    public init(signing: FakeSigning = FakeSigning(), customers: FakeCustomers = FakeCustomers()) {
        self.signing = signing
        self.customers = customers
    }

    public func register(in registrar: inout Registrar) {
        let (signing, customers) = (signing, customers)
        registrar.register(signingInject) { signing }
        registrar.register(customerInject) { customers }
        registrar.register(verifyBuilder, FakeVerifyBuilder.self)
        registrar.register(
            signedInSessionInject,
            needs: signedInScope.input,
            scope: .within(signedInScope)
        ) { customer in
            FakeSignedInSession(customer, signing: signing)
        }
    }
}
