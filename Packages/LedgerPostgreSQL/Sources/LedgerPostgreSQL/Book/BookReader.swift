import Bookkeeping
import LedgerInterface

/// Queries of the book, each of which uses an index and takes one round trip.
struct BookReader {
    let connection: PostgreSQLConnection
    /// The name of the store for error messages.
    let place: String

    private func first<Value>(
        _ statement: SQLStatement,
        _ body: (SQLRow) throws -> Value
    ) throws -> Value? {
        try connection.run(statement).first.map(body)
    }

    private func all<Value>(
        _ statement: SQLStatement,
        _ body: (SQLRow) throws -> Value
    ) throws -> [Value] {
        try connection.run(statement).map(body)
    }

    /// Returns the receipt of the request with a key, marked as a repeat.
    func receipt(under id: IdempotencyID) throws -> Receipt? {
        try first(Self.receipts(under: [id])) { try receipt($0) }
    }

    /// Returns the receipt of the request with a key, when no transaction that writes it is running.
    ///
    /// A plain query can be wrong in both directions: a server that is about to commit the request
    /// does not show it yet, and a server whose standby has not confirmed it shows it too early. So
    /// this waits for the lock of the key, and then for the standby, with a message to the log of
    /// the server that changes nothing.
    func settledReceipt(under id: IdempotencyID) throws -> Receipt? {
        let results = try connection.run([
            "BEGIN", Self.locking([id]), Self.receipts(under: [id]), Self.confirmation, "COMMIT",
        ])
        return try results[2].first.map { try receipt($0) }
    }

    /// Locks the keys of requests, in one order, and returns the id of the transaction.
    ///
    /// So a transaction has its id before it draws the number of an entry.
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

    /// Makes the COMMIT of a transaction that has only read wait for the standby.
    static let confirmation: SQLStatement = "SELECT pg_logical_emit_message(true, 'bank', '')"

    /// Indicates whether one of these transactions has begun a day.
    func hasBegunDay(in transactions: Set<Int64>) throws -> Bool {
        guard !transactions.isEmpty else { return false }
        return try first(
            SQLStatement(
                """
                SELECT 1 FROM entries
                WHERE purpose IN ('book.start', 'day.close') AND transaction::text = ANY ($1)
                """,
                transactions.map { String($0) }
            )
        ) { _ in true } ?? false
    }

    /// Reads a row of ``receipts(under:)``.
    func receipt(_ row: SQLRow, isRepeat: Bool = true) throws(BankError) -> Receipt {
        guard let content = CanonicalJSON.strings(row.text(5).utf8),
            let result = CanonicalJSON.strings(row.text(6).utf8)
        else { throw .bookDamaged(place, "entry \(row.integer(1)) cannot be read") }
        return Receipt(
            sequence: row.integer(1),
            date: row.date(2),
            time: row.time(3),
            intent: Intent(
                id: IdempotencyID(unchecked: row.text(0)),
                purpose: Purpose(row.text(4)),
                content: content
            ),
            result: result,
            isRepeat: isRepeat
        )
    }

    static func receipts(under ids: [IdempotencyID]) -> SQLStatement {
        SQLStatement(
            """
            SELECT idempotency_id, sequence, date, time, purpose, content, result, transaction
            FROM entries WHERE idempotency_id = ANY ($1)
            """,
            ids.map(\.rawValue)
        )
    }
}

extension BookReader: BookReading {
    /// The end of the book, whose number is that of the entry that began the day.
    var head: BookHead {
        get throws {
            guard let head = try first(Self.dayQuery, Self.head) else {
                throw BankError.bookMissing(at: place)
            }
            return head
        }
    }

    static let dayQuery: SQLStatement = """
        SELECT sequence, date, time, purpose FROM entries
        WHERE purpose IN ('book.start', 'day.close') ORDER BY sequence DESC LIMIT 1
        """

    /// Reads a row of ``dayQuery``.
    static func head(_ row: SQLRow) -> BookHead {
        let isClosing = Purpose(row.text(3)) == .dayClosing
        return BookHead(
            sequence: row.integer(0),
            businessDate: isClosing ? row.date(1).next : row.date(1),
            closed: row.time(2)
        )
    }

    func account(_ id: AccountID) throws -> Account? {
        try first(Self.accounts([id]), Self.account)
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

    /// Reads a row of ``accounts(_:)``.
    static func account(_ row: SQLRow) -> Account {
        Account(
            id: AccountID(row.text(0)),
            kind: row.accountKind(from: 1),
            owner: row.customerID(4),
            opened: row.date(5),
            closed: row.optionalDate(6),
            balance: row.money(7),
            held: row.money(8)
        )
    }

    func accounts(ownedBy customer: CustomerID) throws -> [Account] {
        try all(
            SQLStatement(
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
            ),
            Self.account
        )
    }

    func recordState(_ key: RecordKey) throws -> RecordState {
        try first(
            SQLStatement(
                """
                SELECT version, digest IS NOT NULL FROM record_history
                WHERE collection = $1 AND name = $2 ORDER BY version DESC LIMIT 1
                """,
                key.collection,
                key.name
            )
        ) { RecordState(lastVersion: $0.integer(0), isPresent: $0.boolean(1)) }
            ?? RecordState(lastVersion: 0, isPresent: false)
    }

    func sequence(under id: IdempotencyID) throws -> Int64? {
        try first(Self.receipts(under: [id])) { $0.integer(1) }
    }

    func recordKeys(linkedTo account: AccountID) throws -> [RecordKey] {
        try records(linkedTo: account).map(\.key)
    }

    func hold(_ id: HoldID) throws -> Hold? {
        try first(Self.holds([id]), Self.hold)
    }

    static func holds(_ ids: [HoldID]) -> SQLStatement {
        SQLStatement(
            "SELECT id, account, amount FROM holds WHERE id = ANY ($1)",
            ids.map(\.rawValue)
        )
    }

    /// Reads a row of ``holds(_:)``.
    static func hold(_ row: SQLRow) -> Hold {
        Hold(id: HoldID(row.text(0)), account: AccountID(row.text(1)), amount: row.money(2))
    }

    func isUsed(signature: String) throws -> Bool {
        try first(SQLStatement("SELECT 1 FROM entries WHERE signature = $1", signature)) { _ in true }
            ?? false
    }
}

/// Queries of records.
extension BookReader {
    private static func record(_ row: SQLRow) -> Record {
        Record(
            key: RecordKey(row.text(0), row.text(1)),
            value: row.text(2),
            version: row.integer(3),
            linkedTo: row.accountID(4),
            due: row.optionalDate(5)
        )
    }

    func record(_ key: RecordKey) throws -> Record? {
        try first(
            SQLStatement(
                """
                SELECT collection, name, value, version, linked_to, due FROM records
                WHERE collection = $1 AND name = $2
                """,
                key.collection,
                key.name
            ),
            Self.record
        )
    }

    /// Returns the records of a collection after a name, sorted by name.
    func records(in collection: String, after name: String?, limit count: Int) throws -> [Record] {
        try all(
            SQLStatement(
                """
                SELECT collection, name, value, version, linked_to, due FROM records
                WHERE collection = $1 AND name > $2 ORDER BY name LIMIT $3
                """,
                collection,
                name ?? "",
                Int64(count)
            ),
            Self.record
        )
    }

    /// Returns the records of a collection that are due, by due date and name.
    func records(
        in collection: String,
        dueBy date: BusinessDate,
        after record: Record?,
        limit count: Int
    ) throws -> [Record] {
        try all(
            SQLStatement(
                """
                SELECT collection, name, value, version, linked_to, due FROM records
                WHERE collection = $1 AND due <= $2 AND (due, name) > ($3, $4)
                ORDER BY due, name LIMIT $5
                """,
                collection,
                date,
                record?.due ?? BusinessDate(dayNumber: Int(Int32.min)),
                record?.key.name ?? "",
                Int64(count)
            ),
            Self.record
        )
    }

    /// Returns the records of a collection that are linked to an account, sorted by name.
    func records(in collection: String, linkedTo account: AccountID) throws -> [Record] {
        try records(linkedTo: account).filter { $0.key.collection == collection }
    }

    /// Returns the records that are linked to an account, sorted by collection and name.
    func records(linkedTo account: AccountID) throws -> [Record] {
        try all(
            SQLStatement(
                """
                SELECT collection, name, value, version, linked_to, due FROM records
                WHERE linked_to = $1 ORDER BY collection, name
                """,
                account
            ),
            Self.record
        )
    }
}

/// Queries of statements and of balances at a date.
extension BookReader {
    /// - Throws: ``BankError`` `account.unknown`.
    func balance(of account: AccountID, atEndOf date: BusinessDate) throws -> Money {
        try require(account)
        return try balance(of: account, through: lastSequence(before: date.next))
    }

    /// - Throws: ``BankError`` `account.unknown`.
    func closingBalances(
        of account: AccountID,
        on days: ClosedRange<BusinessDate>
    ) throws -> ClosingBalances {
        try require(account)
        let before = try lastSequence(before: days.lowerBound)
        return ClosingBalances(
            opening: try balance(of: account, through: before),
            changes: try all(
                SQLStatement(
                    """
                    SELECT e.date, l.balance FROM legs l JOIN entries e ON e.sequence = l.sequence
                    WHERE l.account = $1 AND l.sequence BETWEEN $2 AND $3
                    ORDER BY l.sequence, l.position
                    """,
                    account,
                    before + 1,
                    try lastSequence(before: days.upperBound.next)
                )
            ) { ClosingBalances.Change(date: $0.date(0), balance: $0.money(1)) }
        )
    }

    /// - Throws: ``BankError`` `account.unknown`.
    func statement(
        of account: AccountID,
        from: BusinessDate?,
        through: BusinessDate?,
        after sequence: Int64?,
        limit count: Int
    ) throws -> Statement {
        try require(account)
        let before = try sequence ?? from.map { try lastSequence(before: $0) } ?? 0
        let last = try through.map { try lastSequence(before: $0.next) } ?? .max
        let opening = try balance(of: account, through: before)
        let lines = try all(
            SQLStatement(
                """
                SELECT l.sequence, e.date, e.time, e.purpose, l.text, e.memo,
                  CASE WHEN l.side = a.normal_side THEN l.amount ELSE -l.amount END, l.balance
                FROM legs l
                JOIN accounts a ON a.id = l.account
                JOIN entries e ON e.sequence = l.sequence
                WHERE l.account = $1 AND l.sequence > $2 AND l.sequence <= least($3, (
                  SELECT sequence FROM legs WHERE account = $1 AND sequence > $2
                  ORDER BY sequence LIMIT 1 OFFSET $4))
                ORDER BY l.sequence, l.position
                """,
                account,
                before,
                last,
                Int64(count - 1)
            ),
            Self.line
        )
        return Statement(
            account: account,
            opening: opening,
            lines: lines,
            closing: lines.last?.balance ?? opening
        )
    }

    /// - Throws: ``BankError`` `account.unknown`.
    func lastLines(_ count: Int, of account: AccountID) throws -> [Statement.Line] {
        try require(account)
        return try all(
            SQLStatement(
                """
                SELECT l.sequence, e.date, e.time, e.purpose, l.text, e.memo,
                  CASE WHEN l.side = a.normal_side THEN l.amount ELSE -l.amount END, l.balance
                FROM legs l
                JOIN accounts a ON a.id = l.account
                JOIN entries e ON e.sequence = l.sequence
                WHERE l.account = $1 ORDER BY l.sequence DESC, l.position DESC LIMIT $2
                """,
                account,
                Int64(count)
            ),
            Self.line
        ).reversed()
    }

    private static func line(_ row: SQLRow) -> Statement.Line {
        Statement.Line(
            sequence: row.integer(0),
            date: row.date(1),
            time: row.time(2),
            purpose: Purpose(row.text(3)),
            text: row.text(4),
            memo: row.text(5),
            change: row.money(6),
            balance: row.money(7)
        )
    }

    private func require(_ account: AccountID) throws {
        let found = try connection.run(
            SQLStatement("SELECT 1 FROM accounts WHERE id = $1", account)
        )
        guard !found.isEmpty else { throw BankError.accountUnknown(account) }
    }

    private func lastSequence(before date: BusinessDate) throws -> Int64 {
        try first(
            SQLStatement(
                """
                SELECT sequence FROM entries WHERE date < $1
                ORDER BY date DESC, sequence DESC LIMIT 1
                """,
                date
            )
        ) { $0.integer(0) } ?? 0
    }

    private func balance(of account: AccountID, through sequence: Int64) throws -> Money {
        try first(
            SQLStatement(
                """
                SELECT balance FROM legs WHERE account = $1 AND sequence <= $2
                ORDER BY sequence DESC, position DESC LIMIT 1
                """,
                account,
                sequence
            )
        ) { $0.money(0) } ?? .zero
    }
}
