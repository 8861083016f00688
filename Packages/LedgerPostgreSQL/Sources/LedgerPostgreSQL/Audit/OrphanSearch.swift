import Bookkeeping

/// The search for rows that refer to missing rows; an administrator can disable the foreign keys
/// while rows are removed.
struct OrphanSearch {
    let connection: PostgreSQLConnection

    /// The queries for the number of an entry, or NULL, and for the fault.
    private static let queries: [SQLStatement] = [
        """
        SELECT DISTINCT sequence,
          'entry ' || sequence || ' is missing, but the book has ' || part || ' of this entry'
        FROM (
          SELECT sequence, 'a position in the log' FROM log_entries
          UNION ALL SELECT sequence, 'a leg' FROM legs
          UNION ALL SELECT sequence, 'a version of a record' FROM record_history
          UNION ALL SELECT sequence, 'a change of a hold' FROM hold_history
          UNION ALL SELECT opened_by, 'an opened account' FROM accounts
          UNION ALL SELECT closed_by, 'a closed account' FROM accounts WHERE closed_by IS NOT NULL
        ) AS parts (sequence, part)
        WHERE NOT EXISTS (SELECT FROM entries e WHERE e.sequence = parts.sequence)
        ORDER BY 1, 2
        """,
        """
        SELECT DISTINCT NULL, 'the account ''' || name || ''' is missing, but ' || part || ' names it'
        FROM (
          SELECT account, 'a leg' FROM legs
          UNION ALL SELECT account, 'a hold' FROM holds
          UNION ALL SELECT linked_to, 'a record' FROM records WHERE linked_to IS NOT NULL
          UNION ALL
          SELECT linked_to, 'a version of a record' FROM record_history
          WHERE linked_to IS NOT NULL
        ) AS parts (name, part)
        WHERE NOT EXISTS (SELECT FROM accounts a WHERE a.id = parts.name) ORDER BY 2
        """,
        """
        SELECT NULL, 'the record ''' || collection || ' ' || name || ''' exists, but no entry wrote it'
        FROM records r WHERE NOT EXISTS
          (SELECT FROM record_history h WHERE h.collection = r.collection AND h.name = r.name)
        """,
        """
        SELECT DISTINCT NULL, 'the hold ''' || hold || ''' is missing, but a change of it exists'
        FROM hold_history h WHERE NOT EXISTS (SELECT FROM holds WHERE id = h.hold) ORDER BY 2
        """,
        """
        SELECT NULL, 'the request ''' || reverses || ''' is missing, but a reversal names it'
        FROM entries e WHERE reverses IS NOT NULL
          AND NOT EXISTS (SELECT FROM entries WHERE idempotency_id = e.reverses) ORDER BY 2
        """,
    ]

    func run(_ audit: inout BookAudit) throws {
        for row in try connection.run(Self.queries).joined() { audit.addOrphan(row) }
    }
}
