import Bookkeeping

/// A cursor over the entries of a book, each with its legs, accounts, records and holds.
///
/// The cursor reads each table once, in the order of the entries' numbers.
final class EntryCursor {
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
              e.authority, e.authority_name, e.signature, e.signed, e.memo,
              reversed.idempotency_id, e.reverses
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
        var parts = StoredEntryParts()
        try legs.each(of: sequence) { parts.addLeg($0) }
        try openings.each(of: sequence) { parts.addOpening($0) }
        try closings.each(of: sequence) { parts.addClosing($0) }
        try records.each(of: sequence) { parts.addRecord($0) }
        try holds.each(of: sequence) { parts.addHold($0) }
        var stored = parts.entry(row)
        // The entry that is reversed is missing.
        if row.isNull(12) != row.isNull(13) { stored.entry = nil }
        return stored
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
