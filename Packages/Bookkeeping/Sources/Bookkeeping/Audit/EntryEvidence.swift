/// The accounts and records of a book as they were after an earlier entry, for an audit.
public protocol BookHistory {
    /// Returns the state of an account after the entry `sequence`; nil for an unknown account.
    func accountState(_ id: AccountID, through sequence: Int64) throws -> EntryReview.AccountState?

    /// Returns the closing balances of an account on days that are already closed.
    func closingBalances(of account: AccountID, on days: ClosedRange<BusinessDate>) throws
        -> ClosingBalances

    /// Returns a record after the entry `sequence`; nil if the record did not exist or its value is
    /// not stored.
    func record(_ key: RecordKey, through sequence: Int64) throws -> Record?

    /// Returns a version of a record; nil if the version removed the record or does not exist.
    ///
    /// The value of a secret is empty, because the history does not store it.
    func record(_ key: RecordKey, version: Int64) throws -> Record?
}

/// An entry with the faults found in the book, and all data for checking the entry's hash and
/// signature without the book.
public struct EntryEvidence: Sendable {
    /// The number of the entry.
    public let sequence: Int64
    private let entry: LedgerEntry?
    private let logged: LoggedEntry
    private var isSigned = false
    /// The record with the public key of the customer who signed.
    private var keyRecord: Record?
    /// The failed checks, each with a message about the fault.
    private var faults: [(check: String, message: String)] = []
    private var leaf = SHA256Digest.zero

    /// Compares an entry with the rule of its purpose, and the stored values of its records with
    /// the digests of these values.
    /// - Parameters:
    ///   - stored: The entry as the book stores it.
    ///   - logged: The hashes that the log stores for the entry.
    ///   - authority: The rules of all purposes.
    ///   - history: The accounts and records of the book at earlier entries.
    ///   - closed: The time of the last earlier entry that closed a day or started the book.
    ///   - signatureFault: Compares a signed entry with evidence outside the book, and returns the
    ///     fault; nil without a fault.
    /// - Throws: The errors of reading the book.
    public init(
        of stored: StoredEntry,
        logged: LoggedEntry,
        under authority: AuthorityCheck,
        in history: some BookHistory,
        closedAt closed: Timestamp,
        signatureFault: (LedgerEntry) -> String?
    ) throws {
        sequence = stored.sequence
        entry = stored.entry
        self.logged = logged
        guard let entry else { return }
        do {
            try judge(entry, stored, under: authority, in: history, closedAt: closed)
        } catch let error as BankError {
            faults.append(("authority", error.message))
        }
        if case .customer = entry.authority, let fault = signatureFault(entry) {
            faults.append(("signings", fault))
        }
    }

    private mutating func judge(
        _ entry: LedgerEntry,
        _ stored: StoredEntry,
        under authority: AuthorityCheck,
        in history: some BookHistory,
        closedAt closed: Timestamp
    ) throws {
        let transitions = try zip(entry.records, stored.values).map { version, value in
            checkValue(value, of: version, secrets: authority.secrets)
            return EntryReview.RecordTransition(
                before: version.version == 1
                    ? nil : try history.record(version.key, version: version.version &- 1),
                after: version.digest == nil ? nil : Record(version, value: value ?? "")
            )
        }
        let review = EntryReview(
            entry,
            records: transitions,
            account: {
                try stored.accounts[$0] ?? history.accountState($0, through: entry.sequence)
            },
            closingBalances: { try history.closingBalances(of: $0, on: $1) },
            record: { key in
                try transitions.lazy.compactMap(\.before).first { $0.key == key }
                    ?? history.record(key, through: entry.sequence &- 1)
            }
        )
        // A signature is checked even if a rule refuses the entry.
        if let key = authority.keyRecord(of: entry) {
            isSigned = true
            // The key is that from before the entry, except for a customer who joins with it.
            keyRecord =
                try history.record(key, through: entry.sequence &- 1)
                ?? history.record(key, through: entry.sequence)
        }
        try authority.judge(review, closedAt: closed)
    }

    /// Checks that the value of a version is stored and has the recorded digest.
    ///
    /// The value of a secret or of a removed record must not be stored.
    private mutating func checkValue(
        _ value: String?,
        of version: RecordVersion,
        secrets: Set<String>
    ) {
        let isKept = version.digest != nil && !secrets.contains(version.key.collection)
        if isKept != (value != nil) {
            let text = "the history \(isKept ? "lacks" : "exposes") a value of '\(version.key)'"
            faults.append(("records", text))
        } else if let value, version.digest != SHA256.digest(of: value.utf8) {
            let text = "a stored value of the record '\(version.key)' differs from its digest"
            faults.append(("records", text))
        }
    }

    /// Returns a copy with the computed hash of the entry, and with a fault if the signature is
    /// wrong.
    public func checked(by authority: AuthorityCheck) -> EntryEvidence {
        guard let entry else { return self }
        var checked = self
        checked.leaf = entry.leafHash
        guard isSigned else { return checked }
        do {
            try authority.verifySignature(of: entry, keyRecord: keyRecord)
        } catch {
            checked.faults.append(("authority", error.message))
        }
        return checked
    }

    /// Passes the entry and its faults to an audit.
    public func show(to audit: inout BookAudit) {
        for fault in faults { audit.add(fault.check, at: sequence, fault.message) }
        guard let entry else { return audit.visitUnreadable(at: sequence, logged: logged) }
        audit.visit(entry, leaf: leaf, logged: logged)
    }
}
