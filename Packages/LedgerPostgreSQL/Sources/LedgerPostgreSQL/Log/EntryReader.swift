import Bookkeeping

/// An entry as it is stored, with the other values that an audit compares with it.
struct StoredEntry {
    let sequence: Int64
    /// The entry; nil if a part is malformed or not in canonical form.
    let entry: LedgerEntry?
    /// For each leg in order, the balance of the leg's account after that leg.
    let balances: [Money]
    /// The state of each account after its last leg in this entry.
    let accounts: [AccountID: EntryReview.AccountState]
    /// The stored values of the records, in the order of the entry's records.
    let values: [String?]
    /// The position in the log; nil for an entry that is not sealed.
    let position: Int64?
}

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
            let sequence = row.integer(0)
            return StoredEntry(row, parts.map { $0[sequence] ?? [] })
        }
    }
}

extension StoredEntry {
    /// Creates a stored entry from its rows.
    /// - Parameters:
    ///   - row: The row of the entry.
    ///   - parts: The rows of the entry's legs, openings, closings, records and holds, in this
    ///     order.
    fileprivate init(_ row: SQLRow, _ parts: [[SQLRow]]) {
        let isInOrder = parts[0].enumerated().allSatisfy { $1.integer(1) == Int64($0) }
        sequence = row.integer(0)
        position = row.optionalInteger(13)
        balances = parts[0].map { $0.money(6) }
        values = parts[3].map { $0.optionalText(7) }
        accounts = Dictionary(
            parts[0].lazy.filter { !$0.isNull(7) }.map { row in
                let state = EntryReview.AccountState(
                    kind: row.accountKind(from: 7),
                    owner: row.customerID(10),
                    balance: row.money(6)
                )
                return (AccountID(row.text(3)), state)
            },
            uniquingKeysWith: { $1 }
        )
        guard isInOrder, let authority = row.authority,
            let content = CanonicalJSON.strings(row.text(5).utf8),
            let result = CanonicalJSON.strings(row.text(6).utf8)
        else {
            entry = nil
            return
        }
        entry = LedgerEntry(
            sequence: sequence,
            date: row.date(1),
            time: row.time(2),
            intent: Intent(
                id: IdempotencyID(unchecked: row.text(3)),
                purpose: Purpose(row.text(4)),
                content: content
            ),
            result: result,
            authority: authority,
            legs: parts[0].map { row in
                Leg(row.side(2), AccountID(row.text(3)), row.money(4), text: row.text(5))
            },
            openings: parts[1].map { row in
                AccountOpening(
                    id: AccountID(row.text(1)),
                    kind: row.accountKind(from: 2),
                    owner: row.customerID(5)
                )
            },
            closings: parts[2].map { AccountID($0.text(1)) },
            records: parts[3].map { $0.recordVersion(from: 1) },
            holds: parts[4].map { row in
                Hold(
                    id: HoldID(row.text(1)),
                    account: AccountID(row.text(2)),
                    amount: row.money(3)
                )
            },
            memo: row.text(11),
            reverses: row.optionalText(12).map { IdempotencyID(unchecked: $0) }
        )
    }
}

extension SQLRow {
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

    /// The authority in a row of the table `entries`; nil if its columns are malformed.
    fileprivate var authority: EntryAuthority? {
        EntryAuthority(
            kind: text(7),
            name: optionalText(8),
            signature: optionalText(9),
            signed: optionalText(10)
        )
    }
}
