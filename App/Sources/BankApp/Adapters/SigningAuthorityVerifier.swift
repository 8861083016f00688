import Bookkeeping
import DependencyContainer
import LedgerInterface
import SigningInterface

/// Lets the ledger verify signatures with Signing, although neither knows the other.
struct SigningAuthorityVerifier: AuthorityVerifier {
    let verifier: any SignatureVerifier

    func verify(_ signed: [String: String], covers movement: Movement, at time: Timestamp)
        async throws -> String
    {
        try await verifier.verify(signed, covers: movement, at: time)
    }
}
