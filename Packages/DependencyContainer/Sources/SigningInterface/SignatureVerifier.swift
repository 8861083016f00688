import Bookkeeping
import DependencyContainer

/// A verifier of customers' signatures, which belongs to Signing.
public protocol SignatureVerifier: Sendable {
    /// Verifies the keys, the movement, the expiry and the signature of signed parameters.
    ///
    /// The verifier has no memory. The ledger makes sure that a signature is used once.
    /// - Parameters:
    ///   - signed: The parameters with the signature.
    ///   - movement: The movement that the parameters must describe.
    ///   - time: The time with which the expiry is compared.
    /// - Returns: The name of the signature.
    /// - Throws: `BankError` `signing.keys`, `signature.other` for another movement,
    ///   `signature.expired`, `signature.wrong` or `customer.unknown`.
    func verify(_ signed: [String: String], covers movement: Movement, at time: Timestamp)
        async throws -> String
}

/// The id of the verifier.
public let signatureVerifierInject = InjectID<any SignatureVerifier>("SignatureVerifier")
