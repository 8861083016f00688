/// An audit of a whole book, to which a ledger passes each stored row.
///
/// The ledger makes three passes, in any order:
/// * the entries in the order of their numbers,
/// * the accounts, each followed by its legs in the order of the entries,
/// * the versions of the records, sorted by key and version.
///
/// The audit remembers only the values that later checks need. The ledger reports the
/// faults that it finds in its own storage with ``add(_:at:_:)``.
public struct BookAudit: ~Copyable {
    private var entries: EntryAudit
    private var accounts = AccountAudit()
    private var records = RecordAudit()
    private var findings = AuditFindings()

    /// Creates an audit.
    /// - Parameters:
    ///   - checkpoints: Earlier checkpoints of the log, which the entries must match. The caller
    ///     has verified the signatures of these checkpoints.
    ///   - hasGaps: Whether entry numbers may be missing, because the ledger loses the number of a
    ///     transaction that it rolls back.
    public init(against checkpoints: [Checkpoint] = [], hasGaps: Bool = false) {
        entries = EntryAudit(checkpoints: checkpoints, hasGaps: hasGaps)
    }

    /// The time of the last visited entry that closed a day or started the book.
    public var closed: Timestamp { entries.closed }

    /// Checks the next entry.
    /// - Parameters:
    ///   - entry: The entry to check.
    ///   - leaf: The hash of the entry; see ``LedgerEntry/leafHash``.
    ///   - logged: The hashes that the log stores for the entry.
    public mutating func visit(_ entry: LedgerEntry, leaf: SHA256Digest, logged: LoggedEntry) {
        entries.visit(entry, leaf: leaf, logged: logged, findings: &findings)
    }

    /// Reports the next entry as unreadable.
    /// - Parameters:
    ///   - sequence: The number of the entry.
    ///   - logged: The hashes that the log stores for the entry.
    public mutating func visitUnreadable(at sequence: Int64, logged: LoggedEntry) {
        entries.visitUnreadable(at: sequence, logged: logged, findings: &findings)
    }

    /// Checks the next account.
    public mutating func visit(_ account: AuditedAccount) {
        accounts.visit(account, findings: &findings)
    }

    /// Checks the next leg of the account that was visited last.
    public mutating func visit(_ leg: AuditedLeg) {
        accounts.visit(leg, findings: &findings)
    }

    /// Checks the next version of a record.
    /// - Parameters:
    ///   - version: The next version in the order of keys and versions.
    ///   - sequence: The number of the entry that made the version.
    ///   - present: The current record with the same key; nil when no such record exists.
    public mutating func visit(_ version: RecordVersion, at sequence: Int64, present: Record?) {
        records.visit(version, at: sequence, present: present, findings: &findings)
    }

    /// Adds a fault that the ledger found in its storage.
    /// - Parameters:
    ///   - check: The name of the check; see ``AuditReport/Finding/check``.
    ///   - sequence: The number of the entry with the fault, if any.
    ///   - message: The fault in one line.
    public mutating func add(_ check: String, at sequence: Int64?, _ message: String) {
        findings.add(check, at: sequence, message)
    }

    /// Finishes the audit after all passes and returns the report.
    /// - Parameter sealed: The number of entries in the log, as the book stores it.
    public consuming func report(sealed: Int64) -> AuditReport {
        entries.finish(sealed: sealed, findings: &findings)
        accounts.finish(findings: &findings)
        records.finish(findings: &findings)
        return AuditReport(
            entries: entries.count,
            unsealed: entries.count - entries.sealed,
            legs: accounts.legs,
            accounts: accounts.accounts,
            records: records.count,
            head: entries.root.description,
            breaks: entries.breaks,
            findings: findings.inOrder
        )
    }
}
