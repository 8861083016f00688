import Bookkeeping

/// The search for rows that refer to missing rows; an administrator can disable the foreign keys
/// while rows are removed.
struct OrphanSearch {
    let connection: PostgreSQLConnection

    /// The queries for the missing rows, and for the parts of the book that refer to them.
    private static let entries: SQLStatement = """
        SELECT DISTINCT sequence, part FROM (
          SELECT sequence, 'a position in the log' FROM log_entries
          UNION ALL SELECT sequence, 'a leg' FROM legs
          UNION ALL SELECT sequence, 'a version of a record' FROM record_history
          UNION ALL SELECT sequence, 'a change of a hold' FROM hold_history
          UNION ALL SELECT opened_by, 'an opened account' FROM accounts
          UNION ALL SELECT closed_by, 'a closed account' FROM accounts WHERE closed_by IS NOT NULL
        ) AS parts (sequence, part)
        WHERE NOT EXISTS (SELECT FROM entries e WHERE e.sequence = parts.sequence)
        ORDER BY sequence, part
        """
    private static let names: [SQLStatement] = [
        """
        SELECT DISTINCT 'account', name, part FROM (
          SELECT account, 'a leg' FROM legs
          UNION ALL SELECT account, 'a hold' FROM holds
          UNION ALL SELECT linked_to, 'a record' FROM records WHERE linked_to IS NOT NULL
          UNION ALL
          SELECT linked_to, 'a version of a record' FROM record_history
          WHERE linked_to IS NOT NULL
        ) AS parts (name, part)
        WHERE NOT EXISTS (SELECT FROM accounts a WHERE a.id = parts.name) ORDER BY name, part
        """,
        """
        SELECT DISTINCT 'hold', hold, 'the change of a hold' FROM hold_history h
        WHERE NOT EXISTS (SELECT FROM holds WHERE id = h.hold) ORDER BY hold
        """,
        """
        SELECT DISTINCT 'request', reverses, 'a reversal' FROM entries e
        WHERE reverses IS NOT NULL
          AND NOT EXISTS (SELECT FROM entries WHERE idempotency_id = e.reverses) ORDER BY reverses
        """,
    ]

    func run(_ audit: inout BookAudit) throws {
        for row in try connection.run(Self.entries) {
            let sequence = row.integer(0)
            let text = "entry \(sequence) is missing, but the book has \(row.text(1)) of this entry"
            audit.add("orphans", at: sequence, text)
        }
        for rows in try connection.run(Self.names) {
            for row in rows {
                let text =
                    "the \(row.text(0)) '\(row.text(1))' is missing, but \(row.text(2)) names it"
                audit.add("orphans", at: nil, text)
            }
        }
    }
}
