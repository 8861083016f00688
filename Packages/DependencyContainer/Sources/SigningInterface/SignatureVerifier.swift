import Bookkeeping
import DependencyContainer

/// Who can tell a customer's signature from something else.
public protocol SignatureVerifier: Sendable {
    /// Checks a signature: that the parameters have exactly the keys they should, say this movement, have
    /// not expired, and are signed with that customer's key.
    ///
    /// It keeps nothing: that a signature is used once is the ledger's to see, in the same atomic
    /// write as the movement.
    /// - Returns: The signature's own name.
    /// - Throws: `BankError` `signing.keys`, `signature.other` (it is for another movement),
    ///   `signature.expired`, `signature.wrong`, `customer.unknown`.
    func verify(_ signed: [String: String], covers movement: Movement, at time: Timestamp)
        async throws -> String
}

public let signatureVerifierInject = InjectID<any SignatureVerifier>("SignatureVerifier")
