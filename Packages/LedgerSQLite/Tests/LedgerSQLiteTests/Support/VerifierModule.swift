import DependencyContainer
import LedgerInterface
import LedgerInterfaceTesting

/// Who checks signatures, in place of Signing.
struct VerifierModule: Module {
    var verifier: any AuthorityVerifier = FakeSignatures()

    func register(in registrar: inout Registrar) {
        registrar.register(authorityVerifierInject) { [verifier] in verifier }
    }
}
