import Bookkeeping

/// The queries of ``Ledger``, answered from one state of a book.
public protocol LedgerReader: BookReading {
    /// Returns the receipt of the request with an idempotency key, or nil when the key is new.
    func receipt(under id: IdempotencyID) throws -> Receipt?

    /// Returns the open and closed accounts of a customer, sorted by name.
    func accounts(ownedBy customer: CustomerID) throws -> [Account]

    /// Returns the balance at the end of a business date; zero before the account was opened.
    func balance(of account: AccountID, atEndOf date: BusinessDate) throws -> Money

    /// Returns a part of the statement of an account.
    func statement(
        of account: AccountID,
        from: BusinessDate?,
        through: BusinessDate?,
        after sequence: Int64?,
        limit count: Int
    ) throws -> Statement

    /// Returns the last movements on an account, oldest first.
    func lastLines(_ count: Int, of account: AccountID) throws -> [Statement.Line]

    /// Returns the first `count` records of a collection after a name, sorted by name.
    func records(in collection: String, after name: String?, limit count: Int) throws -> [Record]

    /// Returns the records of a collection that are linked to an account, sorted by name.
    func records(in collection: String, linkedTo account: AccountID) throws -> [Record]

    /// Returns the records of a collection that are due, sorted by due date and name.
    func records(
        in collection: String,
        dueBy date: BusinessDate,
        after record: Record?,
        limit count: Int
    ) throws -> [Record]

    /// Returns the records of all collections that are linked to an account, sorted by key.
    func records(linkedTo account: AccountID) throws -> [Record]
}

/// A ledger that answers the queries of ``Ledger`` from one state of its book.
public protocol SnapshotLedger: Ledger {
    /// The reader of one state of the book.
    associatedtype Reader: LedgerReader

    /// Runs several queries on the same state of the book.
    func read<Value: Sendable>(
        _ body: @escaping @Sendable (Reader) throws -> Value
    ) async throws -> Value

    /// Runs one query; an implementation may run it without a transaction.
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
        try await read { try $0.lastLines(count, of: account) }
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

    /// Returns the records of a collection that are linked to an account, sorted by name.
    public func records(
        in collection: String,
        linkedTo account: AccountID
    ) async throws -> [Record] {
        try await readOnce { try $0.records(in: collection, linkedTo: account) }
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

    /// Returns the records of all collections that are linked to an account.
    public func records(linkedTo account: AccountID) async throws -> [Record] {
        try await readOnce { try $0.records(linkedTo: account) }
    }

    /// Returns the business date of the next entry.
    public func businessDate() async throws -> BusinessDate {
        try await readOnce { try $0.head.businessDate }
    }
}
