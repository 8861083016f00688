import Bookkeeping
import DependencyContainer

/// A verifier of customers' signatures, which belongs to Signing.
public protocol SignatureVerifier: Sendable {
    /// Returns the place of the record with the public key of a customer.
    func keyRecord(of customer: CustomerID) -> RecordKey

    /// Verifies that the signed parameters carry the customer's signature.
    ///
    /// The verifier has no memory and no clock. The ledger checks the movement and the expiry, and
    /// accepts a signature once.
    /// - Parameters:
    ///   - signed: The signed parameters.
    ///   - keyRecord: The record at ``keyRecord(of:)``; nil when it does not exist.
    /// - Throws: `BankError` `signature.wrong`, `customer.unknown` without a record, or
    ///   `record.unreadable` for a malformed one.
    func verify(_ signed: SignedMovement, keyRecord: Record?) throws(BankError)
}

/// The id of the verifier.
public let signatureVerifierInject = InjectID<any SignatureVerifier>("SignatureVerifier")
