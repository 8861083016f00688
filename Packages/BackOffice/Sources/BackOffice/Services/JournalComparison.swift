import Bookkeeping
import SigningInterface
import Synchronization

/// Compares the signatures in the book with the journal of signings.
///
/// Each request is recorded before its signature is used. If a signature has no line in the
/// journal, the line was removed or changed, or could not be written. The journal is not signed, so
/// a person who may write it can add false lines.
final class JournalComparison: Sendable {
    /// The counts of the book's signatures: compared with the journal, older than the journal, or
    /// not comparable.
    struct Counts {
        var compared = Int64(0)
        /// The number of signatures that are older than the journal.
        var older = Int64(0)
        /// The number of signatures that cannot be compared, for the reason ``absence``.
        var uncompared = Int64(0)
    }

    /// The hash values of the signed movements in the journal, because the movements themselves
    /// would need more memory.
    private let noted: Set<Int>
    /// The time of the first request in the journal; nil if the journal's first line is missing.
    ///
    /// Signatures from before this time are not compared. If the time is nil, all are compared.
    private let start: Timestamp?
    /// The reason why signatures cannot be compared, in one line; nil if they can be compared.
    ///
    /// A missing journal is not a fault, because the book may come from another computer, or the
    /// owner may have removed the journal.
    let absence: String?
    private let mutableCounts = Mutex(Counts())

    /// Reads a journal; if it is missing or unreadable, ``absence`` gives the reason.
    init(_ journal: SigningsJournal) {
        var noted: Set<Int> = []
        var start: Timestamp?
        do {
            let exists = try journal.forEachLine { line in
                guard let entry = line.entry else { return }
                if line.isFirst, start == nil { start = Timestamp(milliseconds: entry.time) }
                if entry.outcome == SigningEntry.signed { noted.insert(entry.movement.hashValue) }
            }
            absence =
                switch (exists, journal.isPartial) {
                case (false, _): "there is no journal of signings at '\(journal.path)'"
                case (true, true): "other computers record their requests in other journals"
                case (true, false): nil
                }
        } catch {
            absence = error.message
        }
        self.noted = noted
        self.start = start
    }

    var counts: Counts { mutableCounts.withLock(\.self) }

    /// Returns the fault of an entry whose signature is missing in the journal; nil for other
    /// entries, and if the journal cannot be compared.
    ///
    /// Requests that the Signing module both creates and signs, such as joining, are not in the
    /// journal.
    func fault(of entry: LedgerEntry) -> String? {
        guard case .customer(let customer, let signature) = entry.authority,
            !Purpose.signedBySigningItself.contains(entry.intent.purpose)
        else { return nil }
        guard absence == nil else {
            mutableCounts.withLock { $0.uncompared += 1 }
            return nil
        }
        if let start, entry.time < start {
            mutableCounts.withLock { $0.older += 1 }
            return nil
        }
        mutableCounts.withLock { $0.compared += 1 }
        let signed = try? signature.movement()
        let note = signed.map {
            SigningEntry(of: $0.movement, at: entry.time, outcome: SigningEntry.signed)
        }
        if let note, noted.contains(note.movement.hashValue) { return nil }
        return "'\(customer)' has signed '\(entry.intent.purpose)', but the journal of signings "
            + "does not have this request: its line was removed or changed, or was never written"
    }
}

extension SigningEntry {
    /// The fields of the request that the customer signs.
    fileprivate var movement: [String] {
        [customer, purpose, from, to, String(amount), idempotencyKey]
    }
}
