/// An audit at work: a ledger shows it the whole book piece by piece, and it keeps nothing but what
/// it needs to judge the next piece.
///
/// Three passes, in any order: the entries by number; the accounts, each followed by its legs in the
/// order of entries; the history of records by key and version. What a ledger itself finds to be
/// without a counterpart it adds with ``add(_:at:_:)``.
public struct BookAudit: ~Copyable {
    private var entries = EntryAudit()
    private var accounts = AccountAudit()
    private var records = RecordAudit()
    private var findings = AuditFindings()

    public init() {}

    /// The next entry, with the hash that the book states.
    public mutating func visit(_ entry: LedgerEntry, hash: SHA256Digest) {
        entries.visit(entry, hash: hash, findings: &findings)
    }

    /// The next entry, when what the book has of it is none; with the hash that the book states.
    public mutating func visitUnreadable(at sequence: Int64, hash: SHA256Digest) {
        entries.visitUnreadable(at: sequence, hash: hash, findings: &findings)
    }

    public mutating func visit(_ account: AuditedAccount) {
        accounts.visit(account, findings: &findings)
    }

    /// The next leg of the account visited last.
    public mutating func visit(_ leg: AuditedLeg) {
        accounts.visit(leg, findings: &findings)
    }

    /// The next version in a record's history.
    /// - Parameters:
    ///   - sequence: The entry that made it.
    ///   - present: The record as it is now; nil when there is none.
    public mutating func visit(_ version: RecordVersion, at sequence: Int64, present: Record?) {
        records.visit(version, at: sequence, present: present, findings: &findings)
    }

    /// Something that the ledger found by itself.
    /// - Parameter check: As ``AuditReport/Finding/check``.
    public mutating func add(_ check: String, at sequence: Int64?, _ message: String) {
        findings.add(check, at: sequence, message)
    }

    /// What was found, once all was visited.
    public consuming func report() -> AuditReport {
        accounts.finish(findings: &findings)
        records.finish(findings: &findings)
        return AuditReport(
            entries: entries.count,
            legs: accounts.legs,
            accounts: accounts.accounts,
            records: records.count,
            head: entries.head.description,
            findings: findings.inOrder
        )
    }
}
