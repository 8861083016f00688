import Bookkeeping
import LedgerInterface
import SigningInterface

/// The part of the history that a copy of the book lacks, as far as this computer knows it.
struct Loss: Sendable {
    /// The number of entries that the signer has signed and the copy does not have.
    var entries = Int64(0)
    /// The signed requests in the journal that the copy does not have.
    var requests: [SigningEntry] = []
}

extension LogServices {
    /// Returns what a copy with a number of entries lacks.
    /// - Throws: `BankError` `signer.…`, `signings.unreadable`, and the errors of the copy.
    func loss(in copy: any Ledger & HistoryLog, having entries: Int64) async throws -> Loss {
        var loss = Loss()
        if let last = try signer.lastHead(of: await copy.origin()) {
            loss.entries = max(0, last.size - entries)
        }
        for entry in try journal.contents().entries where entry.outcome == SigningEntry.signed {
            let id = IdempotencyID(unchecked: entry.idempotencyKey)
            if try await copy.receipt(under: id) == nil { loss.requests.append(entry) }
        }
        return loss
    }
}
