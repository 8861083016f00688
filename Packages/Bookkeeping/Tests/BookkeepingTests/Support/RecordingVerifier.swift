import Bookkeeping
import Synchronization

/// A verifier that accepts every signature and remembers the records with the keys.
final class RecordingVerifier: AuthorityVerifier {
    private let seen = Mutex<[Record?]>([])

    var records: [Record?] { seen.withLock { $0 } }

    func keyRecord(of customer: CustomerID) -> RecordKey { RecordKey("key", customer.rawValue) }

    func verify(_ signed: SignedMovement, keyRecord: Record?) throws(BankError) {
        seen.withLock { $0.append(keyRecord) }
    }
}
