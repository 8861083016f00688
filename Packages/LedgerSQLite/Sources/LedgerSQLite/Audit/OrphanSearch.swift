import Bookkeeping

/// The search for rows that refer to missing rows, such as legs without an entry or records without
/// a history.
struct OrphanSearch {
    let connection: SQLiteConnection

    /// The queries, each with a function that returns the message about a found row.
    ///
    /// The columns of a result are the number of an entry or NULL, and a name for the message.
    private static let queries: [(query: SQLText, message: @Sendable (String) -> String)] = [
        (
            """
            SELECT DISTINCT sequence, sequence FROM legs
            WHERE sequence NOT IN (SELECT sequence FROM entries)
            """,
            { "entry \($0) is missing, but the book has legs of this entry" }
        ),
        (
            """
            SELECT sequence, sequence FROM legs
            WHERE account NOT IN (SELECT key FROM accounts)
            """,
            { "a leg of entry \($0) is on a missing account" }
        ),
        (
            """
            SELECT opened_by, id FROM accounts
            WHERE opened_by NOT IN (SELECT sequence FROM entries)
            """,
            { "the entry that opened the account '\($0)' is missing" }
        ),
        (
            """
            SELECT closed_by, id FROM accounts
            WHERE closed_by NOT IN (SELECT sequence FROM entries)
            """,
            { "the entry that closed the account '\($0)' is missing" }
        ),
        (
            """
            SELECT sequence, collection || ' ' || name FROM record_history
            WHERE sequence NOT IN (SELECT sequence FROM entries)
            """,
            { "the entry that wrote the record '\($0)' is missing" }
        ),
        (
            """
            SELECT sequence, collection || ' ' || name FROM record_history
            WHERE linked_to IS NOT NULL AND linked_to NOT IN (SELECT key FROM accounts)
            UNION ALL
            SELECT NULL, collection || ' ' || name FROM records
            WHERE linked_to IS NOT NULL AND linked_to NOT IN (SELECT key FROM accounts)
            """,
            { "the record '\($0)' is linked to a missing account" }
        ),
        (
            """
            SELECT NULL, collection || ' ' || name FROM records r WHERE NOT EXISTS
              (SELECT 1 FROM record_history h
               WHERE h.collection = r.collection AND h.name = r.name)
            """,
            { "the record '\($0)' exists, but no entry wrote it" }
        ),
        (
            """
            SELECT sequence, hold FROM hold_history
            WHERE sequence NOT IN (SELECT sequence FROM entries)
            """,
            { "the entry that changed the hold '\($0)' is missing" }
        ),
        (
            """
            SELECT sequence, hold FROM hold_history WHERE hold NOT IN (SELECT id FROM holds)
            """,
            { "the hold '\($0)' is missing" }
        ),
        (
            """
            SELECT NULL, id FROM holds WHERE account NOT IN (SELECT key FROM accounts)
            """,
            { "the hold '\($0)' is on a missing account" }
        ),
        (
            """
            SELECT reverses, sequence FROM entries
            WHERE reverses NOT IN (SELECT sequence FROM entries)
            """,
            { "entry \($0) reverses a missing entry" }
        ),
    ]

    func run(_ audit: inout BookAudit) throws {
        for (query, message) in Self.queries {
            try connection.each(query) { row in
                audit.add("orphans", at: row.optionalInteger(0), message(row.text(1)))
            }
        }
    }
}
