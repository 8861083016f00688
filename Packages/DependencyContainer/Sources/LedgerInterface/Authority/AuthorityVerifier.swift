import Bookkeeping

/// Who tells the ledger whether a customer's signature is good; wired in by the app, so that the
/// ledger knows nothing of signing.
public protocol AuthorityVerifier: Sendable {
    /// Checks that the signed parameters are this customer's signature over exactly this movement.
    /// - Parameters:
    ///   - signed: What `SigningInject.request(withSign:)` gave back.
    ///   - time: The moment against which the signature's expiry is held.
    /// - Returns: The signature's own name, under which the ledger remembers that it was used.
    /// - Throws: ``BankError`` `signature.…` when anything is missing, added, altered or expired.
    func verify(_ signed: [String: String], covers movement: Movement, at time: Timestamp)
        async throws -> String
}
