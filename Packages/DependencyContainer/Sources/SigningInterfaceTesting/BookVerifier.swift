import Bookkeeping
import SigningInterface

/// Lets a ledger in memory verify signatures with Signing, as the app does for the real one.
public struct BookVerifier: AuthorityVerifier {
    private let verifier: any SignatureVerifier

    /// Creates a verifier.
    /// - Parameter verifier: The verifier of Signing.
    public init(_ verifier: any SignatureVerifier) {
        self.verifier = verifier
    }

    /// Returns the place of the record with the public key of a customer.
    public func keyRecord(of customer: CustomerID) -> RecordKey {
        verifier.keyRecord(of: customer)
    }

    /// Verifies a signature with the customer's key.
    public func verify(_ signed: SignedMovement, keyRecord: Record?) throws(BankError) {
        try verifier.verify(signed, keyRecord: keyRecord)
    }
}
