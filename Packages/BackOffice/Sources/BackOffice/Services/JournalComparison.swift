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
        /// The signatures whose lines were added later, by the date of the adding.
        var closedGaps: [BusinessDate: Gap] = [:]
        /// The signatures without a line, if the journal is being completed.
        var openGap = Gap()
        /// The lines that complete the journal, in the order of the entries.
        var missing: [SigningEntry] = []
    }

    /// Signatures of the book that had no line in the journal when they were used.
    struct Gap: CustomStringConvertible {
        var signatures = Int64(0)
        /// The number of the first entry with such a signature; nil for an empty gap.
        var first: Int64?
        var last: Int64?

        var description: String {
            guard let first, let last else { return "no signature" }
            return signatures == 1
                ? "1 signature (entry \(first))"
                : "\(signatures) signatures (entries \(first) to \(last))"
        }

        mutating func add(_ entry: LedgerEntry) {
            signatures += 1
            first = first ?? entry.sequence
            last = entry.sequence
        }
    }

    /// The hash values of the signed movements in the journal, because the movements themselves
    /// would need more memory.
    private let noted: Set<Int>
    /// The times at which lines were added later, by the hash values of their movements.
    private let added: [Int: Timestamp]
    private let isCompleting: Bool
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
    /// - Parameters:
    ///   - journal: The journal.
    ///   - isCompleting: Whether signatures without a line are collected, and are no faults.
    init(_ journal: SigningsJournal, isCompleting: Bool = false) {
        self.isCompleting = isCompleting
        var noted: Set<Int> = []
        var added: [Int: Timestamp] = [:]
        var start: Timestamp?
        do {
            let exists = try journal.forEachLine { line in
                guard let entry = line.entry else { return }
                if line.isFirst, start == nil { start = Timestamp(milliseconds: entry.time) }
                guard entry.outcome == SigningEntry.signed else { return }
                guard let time = entry.added else {
                    noted.insert(entry.movement.hashValue)
                    return
                }
                let first = added[entry.movement.hashValue] ?? Timestamp(milliseconds: time)
                added[entry.movement.hashValue] = first
            }
            absence =
                switch (exists, journal.isPartial) {
                case (_, true): "other computers record their requests in other journals"
                case (false, false): "there is no journal of signings at '\(journal.path)'"
                case (true, false): nil
                }
        } catch {
            absence = error.message
        }
        self.noted = noted
        self.added = added
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
            SigningEntry(
                of: $0.movement,
                on: entry.date,
                at: entry.time,
                outcome: SigningEntry.signed
            )
        }
        if let note, isExplained(note, entry) { return nil }
        return "'\(customer)' has signed '\(entry.intent.purpose)', but the journal of signings "
            + "does not have this request: its line was removed or changed, or was never written"
    }
}

extension JournalComparison {
    /// Returns whether the journal has the line of an entry, or gets it now.
    private func isExplained(_ note: SigningEntry, _ entry: LedgerEntry) -> Bool {
        let hash = note.movement.hashValue
        if noted.contains(hash) { return true }
        return mutableCounts.withLock { counts in
            if let time = added[hash] {
                counts.closedGaps[BusinessDate(inSeoulAt: time), default: Gap()].add(entry)
            } else if isCompleting {
                counts.openGap.add(entry)
                counts.missing.append(note)
            } else {
                return false
            }
            return true
        }
    }
}

extension SigningEntry {
    /// The fields of the request that the customer signs.
    fileprivate var movement: [String] {
        [customer, purpose, from, to, String(amount), idempotencyKey]
    }
}
