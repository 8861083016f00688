import Bookkeeping

/// A cursor over the entries of a book, each with its legs, accounts, records and holds.
///
/// The cursor reads each table once, in the order of the entries' numbers.
final class EntryCursor {
    /// A stored entry and the rows that belong to it.
    struct StoredEntry {
        let sequence: Int64
        /// The entry; nil if a part is malformed or not in canonical form.
        let entry: LedgerEntry?
        /// For each leg in order, the balance of the leg's account after that leg.
        let balances: [Money]
        /// The state of each account after its last leg in this entry.
        let accounts: [AccountID: EntryReview.AccountState]
        /// The value of each record, in the order of the entry's records; nil if the history does
        /// not store it.
        let values: [String?]
    }

    private let entries: SQLiteCursor
    private let legs: GroupedRows
    private let openings: GroupedRows
    private let closings: GroupedRows
    private let records: GroupedRows
    private let holds: GroupedRows

    /// - Parameters:
    ///   - connection: The connection to the book, in a transaction.
    ///   - sequence: The number of the entry after which the cursor begins.
    init(_ connection: SQLiteConnection, after sequence: Int64 = 0) {
        func rows(_ sql: SQLText) -> GroupedRows {
            GroupedRows(connection.cursor(sql, sequence))
        }
        entries = connection.cursor(
            """
            SELECT e.sequence, e.date, e.time, e.idempotency_id, e.purpose, e.content, e.result,
              e.authority, e.authority_name, e.signature, e.signed, e.memo, e.reverses,
              reversed.idempotency_id
            FROM entries e LEFT JOIN entries reversed ON reversed.sequence = e.reverses
            WHERE e.sequence > ? ORDER BY e.sequence
            """,
            sequence
        )
        legs = rows(
            """
            SELECT l.sequence, l.position, l.side, a.id, l.amount, l.text, l.balance,
              a.kind, a.normal_side, a.may_be_negative, a.owner
            FROM legs l LEFT JOIN accounts a ON a.key = l.account
            WHERE l.sequence > ? ORDER BY l.sequence, l.position
            """
        )
        openings = rows(
            """
            SELECT opened_by, id, kind, normal_side, may_be_negative, owner FROM accounts
            WHERE opened_by > ? ORDER BY opened_by, id
            """
        )
        closings = rows(
            "SELECT closed_by, id FROM accounts WHERE closed_by > ? ORDER BY closed_by, id"
        )
        records = rows(
            """
            SELECT h.sequence, h.collection, h.name, h.version, h.digest, a.id, h.due, h.value
            FROM record_history h LEFT JOIN accounts a ON a.key = h.linked_to
            WHERE h.sequence > ? ORDER BY h.sequence, h.collection, h.name, h.version
            """
        )
        holds = rows(
            """
            SELECT e.sequence, e.hold, a.id, e.amount FROM hold_history e
            LEFT JOIN holds h ON h.id = e.hold
            LEFT JOIN accounts a ON a.key = h.account
            WHERE e.sequence > ? ORDER BY e.sequence, e.hold
            """
        )
    }

    /// Returns the next entry, or nil at the end.
    func next() throws -> StoredEntry? {
        guard let row = try entries.next() else { return nil }
        let sequence = row.integer(0)
        var legs: [Leg] = []
        var balances: [Money] = []
        var accounts: [AccountID: EntryReview.AccountState] = [:]
        var isInOrder = true
        try self.legs.each(of: sequence) { row in
            isInOrder = isInOrder && row.integer(1) == Int64(legs.count)
            let id = AccountID(row.text(3))
            legs.append(Leg(row.side(2), id, row.money(4), text: row.text(5)))
            balances.append(row.money(6))
            guard !row.isNull(7) else { return }
            accounts[id] = EntryReview.AccountState(
                kind: row.accountKind(from: 7),
                owner: row.optionalText(10).map { CustomerID($0) },
                balance: row.money(6)
            )
        }
        var openings: [AccountOpening] = []
        try self.openings.each(of: sequence) { row in
            openings.append(
                AccountOpening(
                    id: AccountID(row.text(1)),
                    kind: row.accountKind(from: 2),
                    owner: row.optionalText(5).map { CustomerID($0) }
                )
            )
        }
        var closings: [AccountID] = []
        try self.closings.each(of: sequence) { closings.append(AccountID($0.text(1))) }
        var records: [RecordVersion] = []
        var values: [String?] = []
        try self.records.each(of: sequence) { row in
            records.append(row.recordVersion(from: 1))
            values.append(row.optionalText(7))
        }
        let entry = EntryRow(row).entry(
            legs: isInOrder ? legs : nil,
            openings: openings,
            closings: closings,
            records: records,
            holds: try nextHolds(of: sequence)
        )
        return StoredEntry(
            sequence: sequence,
            entry: entry,
            balances: balances,
            accounts: accounts,
            values: values
        )
    }

    private func nextHolds(of sequence: Int64) throws -> [Hold] {
        var holds: [Hold] = []
        try self.holds.each(of: sequence) { row in
            holds.append(
                Hold(
                    id: HoldID(row.text(1)),
                    account: AccountID(row.text(2)),
                    amount: row.money(3)
                )
            )
        }
        return holds
    }
}

/// The rows of a query that is sorted by entry number, grouped by entry.
private final class GroupedRows {
    private let cursor: SQLiteCursor
    private var row: SQLiteRow?
    private var hasBegun = false

    init(_ cursor: SQLiteCursor) {
        self.cursor = cursor
    }

    /// Calls `body` with each row of the entry `sequence`, and skips rows of earlier entries.
    func each(of sequence: Int64, _ body: (SQLiteRow) throws -> Void) throws {
        if !hasBegun {
            hasBegun = true
            row = try cursor.next()
        }
        while let current = row, current.integer(0) <= sequence {
            if current.integer(0) == sequence { try body(current) }
            row = try cursor.next()
        }
    }
}

/// A row of the table of entries.
private struct EntryRow {
    private let row: SQLiteRow

    init(_ row: SQLiteRow) {
        self.row = row
    }

    /// Returns the entry, or nil if a part is malformed or not in canonical form.
    /// - Parameter legs: The legs; nil if their positions have gaps.
    func entry(
        legs: [Leg]?,
        openings: [AccountOpening],
        closings: [AccountID],
        records: [RecordVersion],
        holds: [Hold]
    ) -> LedgerEntry? {
        guard let legs, let authority,
            let content = CanonicalJSON.strings(row.bytes(5)),
            let result = CanonicalJSON.strings(row.bytes(6)),
            row.isNull(12) == row.isNull(13)
        else { return nil }
        return LedgerEntry(
            sequence: row.integer(0),
            date: row.date(1),
            time: row.time(2),
            intent: Intent(
                id: IdempotencyID(unchecked: row.text(3)),
                purpose: Purpose(row.text(4)),
                content: content
            ),
            result: result,
            authority: authority,
            legs: legs,
            openings: openings,
            closings: closings,
            records: records,
            holds: holds,
            memo: row.text(11),
            reverses: row.optionalText(13).map { IdempotencyID(unchecked: $0) }
        )
    }

    private var authority: EntryAuthority? {
        EntryAuthority(
            kind: row.text(7),
            name: row.optionalText(8),
            signature: row.optionalText(9),
            signed: row.optionalText(10)
        )
    }
}

extension SQLiteRow {
    /// Reads six columns: collection, name, version, digest, linked account and due date.
    func recordVersion(from column: Int32) -> RecordVersion {
        RecordVersion(
            key: RecordKey(text(column), text(column + 1)),
            version: integer(column + 2),
            digest: digest(column + 3),
            linkedTo: accountID(column + 4),
            due: optionalDate(column + 5)
        )
    }
}
