import Bookkeeping

extension BookReader {
    /// The queries for entries, and for their legs, openings, closings, records and holds.
    private static let entriesAndParts: [StaticString] = [
        """
        SELECT e.sequence, e.date, e.time, e.idempotency_id, e.purpose, e.content,
          e.result, e.authority, e.authority_name, e.signature, e.signed, e.memo,
          e.reverses, l.position
        FROM entries e LEFT JOIN log_entries l ON l.sequence = e.sequence
        WHERE e.sequence > $1 AND e.sequence <= $2 ORDER BY e.sequence LIMIT $3
        """,
        """
        SELECT l.sequence, l.position, l.side, l.account, l.amount, l.text, l.balance,
          a.kind, a.normal_side, a.may_be_negative, a.owner
        FROM legs l LEFT JOIN accounts a ON a.id = l.account
        WHERE l.sequence IN (SELECT sequence FROM entries
          WHERE sequence > $1 AND sequence <= $2 ORDER BY sequence LIMIT $3)
        ORDER BY l.sequence, l.position
        """,
        """
        SELECT opened_by, id, kind, normal_side, may_be_negative, owner FROM accounts
        WHERE opened_by IN (SELECT sequence FROM entries
          WHERE sequence > $1 AND sequence <= $2 ORDER BY sequence LIMIT $3)
        """,
        """
        SELECT closed_by, id FROM accounts
        WHERE closed_by IN (SELECT sequence FROM entries
          WHERE sequence > $1 AND sequence <= $2 ORDER BY sequence LIMIT $3)
        """,
        """
        SELECT sequence, collection, name, version, digest, linked_to, due, value
        FROM record_history WHERE sequence IN (SELECT sequence FROM entries
          WHERE sequence > $1 AND sequence <= $2 ORDER BY sequence LIMIT $3)
        ORDER BY sequence, collection, name, version
        """,
        """
        SELECT e.sequence, e.hold, h.account, e.amount
        FROM hold_history e LEFT JOIN holds h ON h.id = e.hold
        WHERE e.sequence IN (SELECT sequence FROM entries
          WHERE sequence > $1 AND sequence <= $2 ORDER BY sequence LIMIT $3)
        """,
    ]

    /// Returns the entries numbered above `sequence`, in order, in one round trip.
    /// - Parameters:
    ///   - sequence: The number of the last entry that the caller knows.
    ///   - last: The greatest entry number to return.
    ///   - count: The maximum number of entries to return.
    func storedEntries(
        after sequence: Int64,
        through last: Int64 = .max,
        limit count: Int
    ) throws -> [StoredEntry] {
        let results = try connection.run(
            Self.entriesAndParts.map { SQLStatement($0, sequence, last, Int64(count)) }
        )
        let parts = results.dropFirst().map { rows in
            Dictionary(grouping: rows) { $0.integer(0) }
        }
        return results[0].map { row in
            let found = parts.map { $0[row.integer(0)] ?? [] }
            var parts = StoredEntryParts()
            for row in found[0] { parts.addLeg(row) }
            for row in found[1] { parts.addOpening(row) }
            for row in found[2] { parts.addClosing(row) }
            for row in found[3] { parts.addRecord(row) }
            for row in found[4] { parts.addHold(row) }
            var stored = parts.entry(row)
            stored.position = row.optionalInteger(13)
            return stored
        }
    }
}
