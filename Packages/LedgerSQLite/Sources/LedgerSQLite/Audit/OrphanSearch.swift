import Bookkeeping

/// The search for rows that refer to missing rows, such as legs without an entry or records without
/// a history.
struct OrphanSearch {
    let connection: SQLiteConnection

    /// The queries for the number of an entry, or NULL, and for the fault.
    private static let queries: [SQLText] = [
        """
        SELECT DISTINCT sequence,
          'entry ' || sequence || ' is missing, but the book has ' || part || ' of this entry'
        FROM (
          SELECT sequence, 'a leg' AS part FROM legs
          UNION ALL SELECT sequence, 'a version of a record' FROM record_history
          UNION ALL SELECT sequence, 'a change of a hold' FROM hold_history
          UNION ALL SELECT opened_by, 'an opened account' FROM accounts
          UNION ALL SELECT closed_by, 'a closed account' FROM accounts
          UNION ALL SELECT reverses, 'a reversal' FROM entries
        ) WHERE sequence IS NOT NULL AND sequence NOT IN (SELECT sequence FROM entries)
        """,
        """
        SELECT sequence, 'an account is missing, but ' || part || ' names it' FROM (
          SELECT sequence, 'a leg' AS part, account FROM legs
          UNION ALL
          SELECT sequence, 'the record ''' || collection || ' ' || name || '''', linked_to
          FROM record_history
          UNION ALL
          SELECT NULL, 'the record ''' || collection || ' ' || name || '''', linked_to FROM records
          UNION ALL SELECT NULL, 'the hold ''' || id || '''', account FROM holds
        ) WHERE account IS NOT NULL AND account NOT IN (SELECT key FROM accounts)
        """,
        """
        SELECT NULL, 'the record ''' || collection || ' ' || name || ''' exists, but no entry wrote it'
        FROM records r WHERE NOT EXISTS
          (SELECT 1 FROM record_history h WHERE h.collection = r.collection AND h.name = r.name)
        """,
        """
        SELECT sequence, 'the hold ''' || hold || ''' is missing' FROM hold_history
        WHERE hold NOT IN (SELECT id FROM holds)
        """,
    ]

    func run(_ audit: inout BookAudit) throws {
        for query in Self.queries {
            try connection.each(query) { audit.addOrphan($0) }
        }
    }
}
