/// The records that a draft changes, checked one after the other.
struct RecordsState {
    private let book: any BookReading
    private let secrets: Set<String>
    private(set) var writes: [Posting.RecordWrite] = []
    /// The records before and after the changes.
    private(set) var transitions: [EntryReview.RecordTransition] = []

    /// - Parameters:
    ///   - book: The book, in a transaction.
    ///   - secrets: The collections with secret values; the history does not keep these values.
    init(book: any BookReading, secrets: Set<String>) {
        self.book = book
        self.secrets = secrets
    }

    /// Checks that the records and the business date are unchanged since the draft was made.
    /// - Throws: ``BankError`` `record.changed` when a record or the date has changed.
    func checkVersions(of draft: TransactionDraft, on date: BusinessDate) throws {
        for change in draft.records { try check(change.key, hasVersion: change.replacing) }
        for (key, version) in draft.reads { try check(key, hasVersion: version) }
        if let expected = draft.date, expected != date { throw BankError.dateChanged }
    }

    /// - Throws: ``BankError`` `record.changed` unless the current version is `version`; the
    ///   version of a missing record is 0.
    func check(_ key: RecordKey, hasVersion version: Int64) throws {
        guard try book.recordState(key).current == version else {
            throw BankError.recordChanged(key)
        }
    }

    /// Applies a change whose version was checked with ``checkVersions(of:on:)``.
    /// - Throws: ``BankError`` `account.unknown` or `account.closed` for the linked account.
    mutating func change(_ change: RecordChange, accounts: AccountsState) throws {
        let isNew = change.replacing == 0
        let last = isNew ? try book.recordState(change.key).lastVersion : change.replacing
        if change.value != nil, let account = change.linkedTo {
            _ = try accounts.openState(of: account)
        }
        let version = RecordVersion(
            key: change.key,
            version: last + 1,
            digest: change.value.map { SHA256.digest(of: $0.utf8) },
            linkedTo: change.linkedTo,
            due: change.due
        )
        var before = try book.record(change.key)
        before?.coded = change.replacedCoded
        writes.append(
            Posting.RecordWrite(
                version: version,
                value: change.value,
                isSecret: secrets.contains(change.key.collection),
                keepsLink: before.map { $0.linkedTo == change.linkedTo } ?? false
            )
        )
        var after = change.value.map { Record(version, value: $0) }
        after?.coded = change.coded
        transitions.append(EntryReview.RecordTransition(before: before, after: after))
    }

    /// - Throws: ``BankError`` `closing.linked` with the name of the first record that is linked to
    ///   the account.
    func checkNoneLinked(to account: AccountID) throws {
        let written = Set(writes.map(\.version.key))
        let added = writes.filter { $0.value != nil && $0.version.linkedTo == account }
        let linked = try book.recordKeys(linkedTo: account).filter { !written.contains($0) }
        guard let key = (linked + added.map(\.version.key)).min(by: { $0.precedesInBytes($1) })
        else { return }
        throw BankError(
            .refused,
            code: "closing.linked",
            "the account '\(account)' cannot be closed while '\(key)' is linked to it; "
                + "close or unlink '\(key)' first"
        )
    }
}
