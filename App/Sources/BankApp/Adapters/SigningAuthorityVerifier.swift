import Bookkeeping
import LedgerInterface
import SigningInterface

/// Lets the ledger verify signatures with Signing, although neither knows the other.
struct SigningAuthorityVerifier: AuthorityVerifier {
    let verifier: any SignatureVerifier

    func keyRecord(of customer: CustomerID) -> RecordKey { verifier.keyRecord(of: customer) }

    func verify(_ signed: SignedMovement, keyRecord: Record?) throws(BankError) {
        try verifier.verify(signed, keyRecord: keyRecord)
    }
}
