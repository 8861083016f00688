import Bookkeeping
import LedgerInterface

/// Queries of the book; each query uses an index and takes one round trip.
struct BookReader {
    let connection: PostgreSQLConnection
    /// The connection string, as the name of the book in error messages.
    let place: String

    /// Checks that this program supports the version of the book's schema.
    /// - Throws: ``BankError`` `book.unreleased` or `book.newer`.
    func requireKnownVersion() throws {
        try Migrator.versions.check(Migrator.version(connection), of: place)
    }

    /// Returns the receipt of the request with an idempotency key, marked as a repeat.
    func receipt(under id: IdempotencyID) throws -> Receipt? {
        try connection.run(Self.receipts(under: [id])).first.map {
            try $0.receipt(in: place, isRepeat: true)
        }
    }

    /// Returns the receipt of the request with an idempotency key, once no running transaction uses
    /// the key.
    ///
    /// A plain query can miss a request that is about to be committed, or find a request that the
    /// standby has not confirmed yet.
    ///
    /// So this method first waits for the lock of the key. Its COMMIT then waits for the standby.
    func settledReceipt(under id: IdempotencyID) throws -> Receipt? {
        do {
            let results = try connection.run([
                "BEGIN", Self.locking([id]), Self.receipts(under: [id]), Self.confirmation,
                "COMMIT",
            ])
            return try results[2].first.map { try $0.receipt(in: place, isRepeat: true) }
        } catch let error as BatchFailure where error.failure.isForbidden {
            // A user who may only read takes no lock, and has no request with an unknown outcome.
            try connection.run(["ROLLBACK"])
            return try receipt(under: id)
        }
    }

    /// Returns a statement that locks idempotency keys in a fixed order and returns the
    /// transaction's id.
    ///
    /// The statement assigns the id, so a transaction has its id before it draws an entry number.
    static func locking(_ ids: [IdempotencyID]) -> SQLStatement {
        SQLStatement(
            """
            SELECT pg_current_xact_id(), count(pg_advisory_xact_lock(key))
            FROM (SELECT hashtextextended(id, 0) AS key FROM unnest($1::text[]) AS n (id)
              ORDER BY key) AS keys
            """,
            ids.map(\.rawValue)
        )
    }

    /// The statement that waits until no other transaction posts, and then keeps other transactions
    /// from posting.
    static let exclusion: SQLStatement = "SELECT pg_advisory_xact_lock(1113681515)"

    /// The statement that makes the COMMIT of a transaction without changes wait for the standby.
    static let confirmation: SQLStatement = "SELECT pg_logical_emit_message(true, 'bank', '')"

    /// Indicates whether the database contains a book.
    var hasBook: Bool { get throws { try !connection.run(Self.dayQuery).isEmpty } }

    /// Indicates whether one of the transactions has started the book or closed a day.
    func hasBegunDay(in transactions: Set<Int64>) throws -> Bool {
        guard !transactions.isEmpty else { return false }
        return try connection.run(
            """
            SELECT 1 FROM entries
            WHERE purpose IN ('book.start', 'day.close') AND transaction::text = ANY ($1)
            """,
            transactions.map { String($0) }
        ).first != nil
    }

    static func receipts(under ids: [IdempotencyID]) -> SQLStatement {
        SQLStatement(
            """
            SELECT sequence, date, time, idempotency_id, purpose, content, result, transaction
            FROM entries WHERE idempotency_id = ANY ($1)
            """,
            ids.map(\.rawValue)
        )
    }
}

extension BookReader: LedgerReader {
    var log: LogStore { LogStore(self) }

    /// The head of the book after the last entry that closed a day or started the book.
    var head: BookHead {
        get throws {
            guard let head = try connection.run(Self.dayQuery).first.map(Self.head) else {
                throw BankError.bookMissing(at: place)
            }
            return head
        }
    }

    /// A number that changes with each entry, also with one that is committed after a later number.
    static let changeCount: SQLStatement = """
        SELECT coalesce(max(sequence) * 65 + count(*), 0) FROM entries
        WHERE sequence > (SELECT max(sequence) - 64 FROM entries)
        """

    static let dayQuery: SQLStatement = """
        SELECT sequence, date, time, purpose FROM entries
        WHERE purpose IN ('book.start', 'day.close') ORDER BY sequence DESC LIMIT 1
        """

    /// Creates the head of the book from a row of ``dayQuery``.
    static func head(_ row: SQLRow) -> BookHead {
        let isClosing = Purpose(row.text(3)) == .dayClosing
        return BookHead(
            sequence: row.integer(0),
            businessDate: isClosing ? row.date(1).next : row.date(1),
            closed: row.time(2)
        )
    }

    func account(_ id: AccountID) throws -> Account? {
        try connection.run(Self.accounts([id])).first?.account()
    }

    static func accounts(_ ids: [AccountID]) -> SQLStatement {
        SQLStatement(
            """
            SELECT a.id, a.kind, a.normal_side, a.may_be_negative, a.owner, o.date, c.date,
              a.balance,
              (SELECT coalesce(sum(h.amount), 0) FROM holds h WHERE h.account = a.id)
            FROM accounts a
            JOIN entries o ON o.sequence = a.opened_by
            LEFT JOIN entries c ON c.sequence = a.closed_by
            WHERE a.id = ANY ($1)
            """,
            ids
        )
    }

    func accounts(ownedBy customer: CustomerID) throws -> [Account] {
        try connection.run(
            """
            SELECT a.id, a.kind, a.normal_side, a.may_be_negative, a.owner, o.date, c.date,
              a.balance,
              (SELECT coalesce(sum(h.amount), 0) FROM holds h WHERE h.account = a.id)
            FROM accounts a
            JOIN entries o ON o.sequence = a.opened_by
            LEFT JOIN entries c ON c.sequence = a.closed_by
            WHERE a.owner = $1 ORDER BY a.id
            """,
            customer.rawValue
        ).map { $0.account() }
    }

    func recordState(_ key: RecordKey) throws -> RecordState {
        try connection.run(
            """
            SELECT version, digest IS NOT NULL FROM record_history
            WHERE collection = $1 AND name = $2 ORDER BY version DESC LIMIT 1
            """,
            key.collection,
            key.name
        ).first.map { RecordState(lastVersion: $0.integer(0), isPresent: $0.boolean(1)) }
            ?? RecordState(lastVersion: 0, isPresent: false)
    }

    func sequence(under id: IdempotencyID) throws -> Int64? {
        try connection.run(Self.receipts(under: [id])).first?.integer(0)
    }

    func hold(_ id: HoldID) throws -> Hold? {
        try connection.run(Self.holds([id])).first?.hold()
    }

    static func holds(_ ids: [HoldID]) -> SQLStatement {
        SQLStatement(
            "SELECT id, account, amount FROM holds WHERE id = ANY ($1)",
            ids.map(\.rawValue)
        )
    }

    func isUsed(signature: String) throws -> Bool {
        try !connection.run(
            "SELECT 1 FROM entries WHERE signature = $1",
            signature
        ).isEmpty
    }
}
