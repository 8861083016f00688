/// The check of every entry: chain of hashes, numbers, times, dates, and equal debits and credits.
struct EntryAudit {
    private(set) var count = Int64(0)
    private var last: BookHead?

    /// The hash of the last entry.
    var head: SHA256Digest { last?.hash ?? .zero }

    mutating func visit(
        _ entry: LedgerEntry,
        reversing reversed: Int64?,
        hash stored: SHA256Digest,
        findings: inout AuditFindings
    ) {
        count += 1
        let at = entry.sequence
        checkNoGap(before: at, findings: &findings)
        if entry.hash(after: head, reversing: reversed) != stored {
            findings.add("chain", at: at, "entry \(at) does not match its hash")
        }
        let surplus = entry.legs.reduce(Int128(0)) { $0 + $1.flow }
        if surplus != 0 {
            let difference = surplus.magnitude
            findings.add(
                "sums",
                at: at,
                "debits and credits of entry \(at) differ by \(difference)"
            )
        }
        checkTimes(of: entry, findings: &findings)
        // Continues with the stored hash, so that one fault is reported once.
        last = BookHead(of: entry, hash: stored)
    }

    /// Reports an unreadable entry and continues the chain with its stored hash.
    mutating func visitUnreadable(
        at sequence: Int64,
        hash stored: SHA256Digest,
        findings: inout AuditFindings
    ) {
        count += 1
        checkNoGap(before: sequence, findings: &findings)
        findings.add("chain", at: sequence, "entry \(sequence) cannot be read")
        last = BookHead(
            sequence: sequence,
            date: last?.businessDate ?? BusinessDate(dayNumber: 0),
            purpose: .bookStart,
            time: last?.time ?? Timestamp(milliseconds: .min),
            hash: stored
        )
    }

    private func checkNoGap(before sequence: Int64, findings: inout AuditFindings) {
        let expected = (last?.sequence ?? 0) &+ 1
        guard sequence != expected else { return }
        let missing =
            sequence > expected &+ 1
            ? "entries \(expected) to \(sequence - 1) are" : "entry \(expected) is"
        findings.add("orphans", at: expected, "\(missing) missing before entry \(sequence)")
    }

    private func checkTimes(of entry: LedgerEntry, findings: inout AuditFindings) {
        let at = entry.sequence
        guard let last else {
            if entry.intent.purpose != .bookStart {
                findings.add("date", at: at, "the book does not begin with its first entry")
            }
            return
        }
        if entry.date != last.businessDate {
            let text = "entry \(at) has the date \(entry.date), not \(last.businessDate)"
            findings.add("date", at: at, text)
        }
        if entry.time <= last.time {
            findings.add("date", at: at, "entry \(at) is not later than the one before it")
        }
    }
}
