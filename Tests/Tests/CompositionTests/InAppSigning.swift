import DependencyContainer
import LedgerInterface
import SigningInterface

/// Signing as it stands before it has a package of its own: a `SigningImplement` in the app, with
/// the app's own idea of a signature. The first step of a migration.
struct InAppSigningModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(signingInject) { SigningImplement() }
        registrar.register(customerInject) { InAppCustomers() }
        registrar.register(authorityVerifierInject) { InAppVerifier() }
    }
}

private struct SigningImplement: SigningInject {
    func request(withSign parameters: [String: String]) async throws -> [String: String] {
        let movement = try SigningParameters.decode(parameters)
        return SignedMovement(
            movement: movement,
            expires: Timestamp.now().advanced(bySeconds: 120),
            signature: InAppVerifier.signature(of: movement)
        ).parameters
    }
}

private struct InAppCustomers: CustomerInject {
    func customer(_ id: CustomerID) async throws -> CustomerProfile {
        CustomerProfile(id: id, name: "김하나")
    }
}

private struct InAppVerifier: AuthorityVerifier {
    static func signature(of movement: Movement) -> String {
        "signed in the app: \(movement.idempotencyID)"
    }

    func verify(_ signed: [String: String], covers movement: Movement, at time: Timestamp)
        async throws -> String
    {
        let given = try SigningParameters.decode(signed: signed)
        guard given.movement == movement, given.signature == Self.signature(of: movement) else {
            throw BankError(.refused, code: "signature.wrong", "not signed in the app")
        }
        return given.signature
    }
}
