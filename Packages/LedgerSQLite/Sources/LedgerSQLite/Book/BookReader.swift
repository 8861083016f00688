import Bookkeeping
import LedgerInterface

/// Queries of the book, each of which uses an index.
struct BookReader {
    let connection: SQLiteConnection
    /// The path of the book for error messages.
    let place: String
    /// The cached state of a write transaction; nil outside of write transactions.
    let state: WriteState?

    init(_ connection: SQLiteConnection, path: String, state: WriteState? = nil) {
        self.connection = connection
        place = path
        self.state = state
    }

    /// Returns the receipt of the request with the key `id`, marked as a repeat; nil for a new key.
    func receipt(under id: IdempotencyID) throws -> Receipt? {
        try connection.first(
            """
            SELECT sequence, date, time, idempotency_id, purpose, content, result
            FROM entries WHERE idempotency_id = ?
            """,
            id.rawValue
        ) { try $0.receipt(in: place, isRepeat: true) }
    }
}

extension BookReader: LedgerReader {
    var log: LogStore { LogStore(self) }

    var head: BookHead {
        get throws {
            guard let state else { return try readHead() }
            return try state.head { try readHead() }
        }
    }

    private func readHead() throws -> BookHead {
        let last = try connection.first(
            "SELECT sequence, date, purpose FROM entries ORDER BY sequence DESC LIMIT 1"
        ) { row in
            let isClosing = Purpose(row.text(2)) == .dayClosing
            return (sequence: row.integer(0), date: row.date(1), isClosing)
        }
        guard let (sequence, date, isClosing) = last, sequence < .max else {
            throw BankError.bookDamaged(place, "it has no last entry")
        }
        let today = isClosing ? date.next : date
        let closed = try time(of: .closing(today.advanced(by: -1))) ?? time(of: .start)
        return BookHead(
            sequence: sequence,
            businessDate: today,
            closed: closed ?? Timestamp(milliseconds: .min)
        )
    }

    private func time(of id: IdempotencyID) throws -> Timestamp? {
        try connection.first(
            "SELECT time FROM entries WHERE idempotency_id = ?",
            id.rawValue
        ) { $0.time(0) }
    }

    func account(_ id: AccountID) throws -> Account? {
        guard let state else { return try readAccount(id)?.account }
        return try state.account(id) { try readAccount(id) }?.account
    }

    /// Reads an account and its number from the database, without the cached ``state``.
    func readAccount(_ id: AccountID) throws -> (key: Int64, account: Account)? {
        try connection.first(Self.accountByID, id.rawValue) { row in
            (row.integer(9), row.account())
        }
    }

    func recordState(_ key: RecordKey) throws -> RecordState {
        try connection.first(
            """
            SELECT version, digest IS NOT NULL FROM record_history
            WHERE collection = ? AND name = ? ORDER BY version DESC LIMIT 1
            """,
            key.collection,
            key.name
        ) { row in
            RecordState(lastVersion: row.integer(0), isPresent: row.boolean(1))
        } ?? RecordState(lastVersion: 0, isPresent: false)
    }

    func sequence(under id: IdempotencyID) throws -> Int64? {
        try connection.first(
            "SELECT sequence FROM entries WHERE idempotency_id = ?",
            id.rawValue
        ) { $0.integer(0) }
    }

    /// The name of the log, which is derived from the first entry.
    var origin: String {
        get throws {
            guard let first = try EntryCursor(connection).next()?.entry else {
                throw BankError.bookDamaged(place, "its first entry cannot be read")
            }
            return first.logOrigin
        }
    }

    func hold(_ id: HoldID) throws -> Hold? {
        try connection.first(
            """
            SELECT h.id, a.id, h.amount FROM holds h JOIN accounts a ON a.key = h.account
            WHERE h.id = ?
            """,
            id.rawValue
        ) { $0.hold() }
    }

    func isUsed(signature: String) throws -> Bool {
        try connection.first(
            "SELECT 1 FROM entries WHERE signature = ?",
            signature
        ) { _ in true } ?? false
    }
}

extension BookReader {
    private static let accountQuery: StaticString = """
        SELECT a.id, a.kind, a.normal_side, a.may_be_negative, a.owner, o.date, c.date, a.balance,
          (SELECT ifnull(sum(h.amount), 0) FROM holds h WHERE h.account = a.key AND h.amount > 0),
          a.key
        FROM accounts a
        JOIN entries o ON o.sequence = a.opened_by
        LEFT JOIN entries c ON c.sequence = a.closed_by

        """
    private static let accountByID = SQLText(accountQuery, "WHERE a.id = ?")

    /// Returns the accounts of a customer, sorted by name.
    func accounts(ownedBy customer: CustomerID) throws -> [Account] {
        try connection.all(
            SQLText(Self.accountQuery, "WHERE a.owner = ? ORDER BY a.id"),
            customer.rawValue
        ) { $0.account() }
    }
}
