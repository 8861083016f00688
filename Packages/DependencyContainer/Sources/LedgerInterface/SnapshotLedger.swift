public import Bookkeeping

/// The queries of ``Ledger``, answered from one state of a book.
public protocol LedgerReader: BookReading {
    /// The type of the key by which the tables of the book refer to an account.
    associatedtype AccountKey
    /// The log of the book.
    associatedtype Log: LogReader

    /// The log of the book.
    var log: Log { get }

    /// The path or connection string of the book, for error messages.
    var place: String { get }

    /// Returns the receipt of the request with an idempotency key, or nil when the key is new.
    func receipt(under id: IdempotencyID) throws -> Receipt?

    /// Returns the open and closed accounts of a customer, sorted by name.
    func accounts(ownedBy customer: CustomerID) throws -> [Account]

    /// Returns the key of an account in the tables of the book.
    /// - Throws: ``BankError`` `account.unknown` if the account does not exist.
    func key(of account: AccountID) throws -> AccountKey

    /// Returns the number of the last entry on or before `day`; zero if there is no such entry.
    ///
    /// The day is a ``BusinessDate/dayNumber``. Dates never decrease from entry to entry, so the
    /// entries through a day have the lowest numbers.
    func lastSequence(through day: Int) throws -> Int64

    /// Returns the balance of an account after its last leg in the entries through `sequence`; zero
    /// if there is no such leg.
    func balance(of account: AccountKey, through sequence: Int64) throws -> Money

    /// Returns the balance of an account after each of its legs in the entries `first` + 1 through
    /// `last`.
    func changes(of account: AccountKey, after first: Int64, through last: Int64) throws
        -> [ClosingBalances.Change]

    /// Returns the first `count` lines of an account in the entries `first` + 1 through `last`.
    ///
    /// If the last of these lines belongs to an entry with further lines, these are returned, too.
    func lines(
        of account: AccountKey,
        after first: Int64,
        through last: Int64,
        limit count: Int
    ) throws -> [Statement.Line]

    /// Returns the last lines of an account, newest first.
    func newestLines(of account: AccountKey, limit count: Int) throws -> [Statement.Line]

    /// Returns the numbers of the first `count` entries in a range that pass a filter.
    func sequences(
        matching filter: EntryFilter,
        in range: EntryRange,
        limit count: Int
    ) throws -> [Int64]

    /// Returns the first `count` stored entries with numbers `sequence` + 1 through `last`, in
    /// order.
    func storedEntries(after sequence: Int64, through last: Int64, limit count: Int) throws
        -> [StoredEntry]

    /// Returns the first `count` records of a collection after a name, sorted by name.
    func records(in collection: String, after name: String?, limit count: Int) throws -> [Record]

    /// Returns the records of a collection that are due, sorted by due date and name.
    func records(
        in collection: String,
        dueBy date: BusinessDate,
        after record: Record?,
        limit count: Int
    ) throws -> [Record]

    /// Returns the records of one or all collections that are linked to an account, sorted by key.
    func records(linkedTo account: AccountID, in collection: String?) throws -> [Record]
}

extension LedgerReader {
    /// Returns the balance at the end of a business date; zero before the account was opened.
    /// - Throws: ``BankError`` `account.unknown` if the account does not exist.
    func balance(of account: AccountID, atEndOf date: BusinessDate) throws -> Money {
        try balance(of: key(of: account), through: lastSequence(through: date.dayNumber))
    }

    /// Returns the closing balances of an account on days that are already closed.
    /// - Throws: ``BankError`` `account.unknown` if the account does not exist.
    public func closingBalances(
        of account: AccountID,
        on days: ClosedRange<BusinessDate>
    ) throws -> ClosingBalances {
        let key = try key(of: account)
        let before = try lastSequence(through: days.lowerBound.dayNumber - 1)
        return ClosingBalances(
            opening: try balance(of: key, through: before),
            changes: try changes(
                of: key,
                after: before,
                through: lastSequence(through: days.upperBound.dayNumber)
            )
        )
    }

    /// Returns a part of the statement of an account.
    /// - Throws: ``BankError`` `account.unknown` if the account does not exist.
    func statement(
        of account: AccountID,
        from: BusinessDate?,
        through: BusinessDate?,
        after sequence: Int64?,
        limit count: Int
    ) throws -> Statement {
        let key = try key(of: account)
        let first =
            try sequence ?? from.map { try lastSequence(through: $0.dayNumber - 1) } ?? 0
        let last = try through.map { try lastSequence(through: $0.dayNumber) } ?? .max
        let opening = try balance(of: key, through: first)
        let lines = try lines(of: key, after: first, through: last, limit: count)
        return Statement(
            account: account,
            opening: opening,
            lines: lines,
            closing: lines.last?.balance ?? opening
        )
    }

    /// Returns the keys of the records that are linked to an account, sorted by key.
    public func recordKeys(linkedTo account: AccountID) throws -> [RecordKey] {
        try records(linkedTo: account, in: nil).map(\.key)
    }

    /// Returns the posting with which another ledger writes a stored entry.
    /// - Parameters:
    ///   - stored: The stored entry.
    ///   - number: The number of the entry in the other ledger.
    /// - Throws: ``BankError`` `book.damaged` for an entry that cannot be read.
    public func posting(of stored: StoredEntry, numbered number: Int64) throws -> Posting {
        guard let entry = stored.entry else {
            throw BankError.bookUnreadable(place, entry: stored.sequence)
        }
        return try Posting(
            stored: entry,
            numbered: number,
            balances: stored.balances,
            values: stored.values,
            present: record
        )
    }
}

/// A ledger that answers the queries of ``Ledger`` from one state of its book.
public protocol SnapshotLedger: Ledger {
    /// The reader of one state of the book.
    associatedtype Reader: LedgerReader

    /// The verifier of signatures and the rules of all purposes.
    var authority: AuthorityCheck { get }

    /// The clock for the times of entries and the expiry of signatures.
    var clock: WallClock { get }

    /// Runs several queries on the same state of the book.
    func read<Value: Sendable>(
        _ body: @escaping @Sendable (Reader) throws -> Value
    ) async throws -> Value

    /// Runs one query; an implementation may run the query without a transaction.
    func readOnce<Value: Sendable>(
        _ body: @escaping @Sendable (Reader) throws -> Value
    ) async throws -> Value
}

extension SnapshotLedger {
    /// Runs one query with ``read(_:)``.
    public func readOnce<Value: Sendable>(
        _ body: @escaping @Sendable (Reader) throws -> Value
    ) async throws -> Value {
        try await read(body)
    }

    /// Checks a transaction, but ignores its authority and writes nothing.
    public func rehearse(_ draft: TransactionDraft) async throws {
        try await read { [authority, clock] reader in
            try PostingRules.rehearse(
                draft,
                repeating: reader.receipt(under: draft.intent.id),
                under: authority,
                in: reader,
                at: clock()
            )
        }
    }

    /// Returns the receipt of the request with an idempotency key, or nil when the key is new.
    public func receipt(under id: IdempotencyID) async throws -> Receipt? {
        try await readOnce { try $0.receipt(under: id) }
    }

    /// Returns an account, or nil when it does not exist.
    public func account(_ id: AccountID) async throws -> Account? {
        try await readOnce { try $0.account(id) }
    }

    /// Returns the open and closed accounts of a customer, sorted by name.
    public func accounts(ownedBy customer: CustomerID) async throws -> [Account] {
        try await readOnce { try $0.accounts(ownedBy: customer) }
    }

    /// Returns the balance at the end of a business date.
    public func balance(of account: AccountID, atEndOf date: BusinessDate) async throws -> Money {
        try await read { try $0.balance(of: account, atEndOf: date) }
    }

    /// Returns the balances of an account at the end of business dates.
    public func closingBalances(
        of account: AccountID,
        on days: ClosedRange<BusinessDate>
    ) async throws -> ClosingBalances {
        try await read { try $0.closingBalances(of: account, on: days) }
    }

    /// Returns a part of the statement of an account.
    public func statement(
        of account: AccountID,
        from: BusinessDate?,
        through: BusinessDate?,
        after sequence: Int64?,
        limit count: Int
    ) async throws -> Statement {
        try await read {
            try $0.statement(
                of: account,
                from: from,
                through: through,
                after: sequence,
                limit: count
            )
        }
    }

    /// Returns the last movements on an account, oldest first.
    public func lastLines(_ count: Int, of account: AccountID) async throws -> [Statement.Line] {
        try await read { try $0.newestLines(of: $0.key(of: account), limit: count).reversed() }
    }

    /// Returns a record, or nil when it does not exist.
    public func record(_ key: RecordKey) async throws -> Record? {
        try await readOnce { try $0.record(key) }
    }

    /// Returns a part of the records of a collection, sorted by name.
    public func records(
        in collection: String,
        after name: String?,
        limit count: Int
    ) async throws -> [Record] {
        try await readOnce { try $0.records(in: collection, after: name, limit: count) }
    }

    /// Returns the records of a collection that are due, sorted by due date and name.
    public func records(
        in collection: String,
        dueBy date: BusinessDate,
        after record: Record?,
        limit count: Int
    ) async throws -> [Record] {
        try await readOnce {
            try $0.records(in: collection, dueBy: date, after: record, limit: count)
        }
    }

    /// Returns the records that are linked to an account.
    public func records(
        linkedTo account: AccountID,
        in collection: String?
    ) async throws -> [Record] {
        try await readOnce { try $0.records(linkedTo: account, in: collection) }
    }

    /// Returns the business date of the next entry.
    public func businessDate() async throws -> BusinessDate {
        try await readOnce { try $0.head.businessDate }
    }
}

extension StoredRow {
    /// Returns the receipt in a row with the columns of ``receipt(isRepeat:)``.
    /// - Parameters:
    ///   - place: The path or connection string of the book.
    ///   - isRepeat: Whether the receipt answers a repeated request.
    /// - Throws: ``BankError`` `book.damaged` if a column is not in canonical form.
    public func receipt(in place: String, isRepeat: Bool) throws(BankError) -> Receipt {
        guard let receipt = receipt(isRepeat: isRepeat) else {
            throw .bookUnreadable(place, entry: integer(0))
        }
        return receipt
    }
}
