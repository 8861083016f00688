import Bookkeeping
import LedgerInterface
import SigningInterface

/// The part of the history that a copy of the book lacks, as far as this computer knows it.
struct Loss: Sendable {
    /// The number of entries that the signer has signed and the copy does not have.
    var entries = Int64(0)
    /// The requests in the journal that were signed after the copy was made, and that it lacks.
    var requests: [SigningEntry] = []
    /// The reason why more may be lost; nil if the signer's memory and the journal could be read.
    var doubt: String?
}

extension LogServices {
    /// Returns what a copy with a number of entries lacks.
    /// - Throws: The errors of the copy.
    func loss(in copy: any Ledger & HistoryLog, having entries: Int64) async throws -> Loss {
        var loss = Loss()
        let origin = try await copy.origin()
        let end = try await copy.entries(after: entries - 1, limit: 1).last?.time
        do {
            let last = try signer.lastHead(of: origin)?.size
            loss.entries = max(0, (last ?? 0) - entries)
            for entry in try journal.contents().entries
            where entry.outcome == SigningEntry.signed && entry.time > end?.milliseconds ?? 0 {
                let id = IdempotencyID(unchecked: entry.idempotencyKey)
                if try await copy.receipt(under: id) == nil { loss.requests.append(entry) }
            }
        } catch let error as BankError {
            // What is only reported must not keep a book from being restored.
            loss.doubt = error.message
        }
        return loss
    }
}
