/// Looks through the entries, one after the other: the chain, the numbers, the times, the dates, and
/// that debits equal credits.
struct EntryAudit {
    private(set) var count = Int64(0)
    private var last: BookHead?

    /// The hash of the last entry.
    var head: SHA256Digest { last?.hash ?? .zero }

    mutating func visit(
        _ entry: LedgerEntry,
        hash stored: SHA256Digest,
        findings: inout AuditFindings
    ) {
        count += 1
        let at = entry.sequence
        let expected = (last?.sequence ?? 0) &+ 1
        if at != expected {
            let missing =
                at > expected + 1 ? "entries \(expected) to \(at - 1) are" : "entry \(expected) is"
            findings.add("orphans", at: expected, "\(missing) missing before entry \(at)")
        }
        if entry.hash(after: head) != stored {
            findings.add("chain", at: at, "entry \(at) is not what its hash was made from")
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
        // The stored hash goes on as it is, so that one break is told once.
        last = BookHead(of: entry, hash: stored)
    }

    private func checkTimes(of entry: LedgerEntry, findings: inout AuditFindings) {
        let at = entry.sequence
        guard let last else {
            if entry.intent.purpose != .bookStart {
                findings.add("date", at: at, "the book does not begin with its beginning")
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
