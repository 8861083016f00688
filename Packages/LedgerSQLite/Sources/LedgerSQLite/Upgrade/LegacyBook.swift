import Bookkeeping

/// A book of version 0.1.0, in which each entry has the hash of itself and of the entry before it.
struct LegacyBook {
    let connection: SQLiteConnection
    let path: String

    /// Checks the chain of hashes, which covers the digests of the records.
    ///
    /// Texts of dictionaries get the canonical form that the log requires; their content stays.
    /// - Throws: ``BankError`` `book.damaged`.
    func check() throws {
        try connection.execute("DROP TRIGGER entries_stay_as_they_are")
        var previous = SHA256Digest.zero
        try connection.each(Self.query) { row in
            let (entry, hash) = try self.entry(row)
            guard hash == entry.hash(after: previous, reversing: row.optionalInteger(11)) else {
                throw damaged("entry \(entry.sequence) does not match its hash")
            }
            previous = hash
        }
        for row in try unreadableTexts() { try rewrite(row) }
    }

    private static let query: SQLText = """
        SELECT sequence, date, time, idempotency_id, purpose, content, result, authority,
          authority_name, signature, memo, reverses, hash
        FROM entries ORDER BY sequence
        """

    private func entry(_ row: SQLiteRow) throws -> (LedgerEntry, SHA256Digest) {
        let sequence = row.integer(0)
        guard let content = DictionaryText.decode(row.text(5)),
            let result = DictionaryText.decode(row.text(6)), let authority = authority(row),
            let hash = row.digest(12)
        else { throw damaged("entry \(sequence) cannot be read") }
        let entry = LedgerEntry(
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
            legs: try legs(of: sequence),
            openings: try openings(of: sequence),
            closings: try closings(of: sequence),
            records: try records(of: sequence),
            holds: try holds(of: sequence),
            memo: row.text(10)
        )
        return (entry, hash)
    }

    private func authority(_ row: SQLiteRow) -> EntryAuthority? {
        EntryAuthority(
            kind: row.text(7),
            name: row.optionalText(8),
            signature: row.optionalText(9)
        ) { CustomerSignature(value: $0, parameters: nil) }
    }

    private func legs(of sequence: Int64) throws -> [Leg] {
        try connection.all(
            """
            SELECT l.side, a.id, l.amount, l.text
            FROM legs l LEFT JOIN accounts a ON a.key = l.account
            WHERE l.sequence = ? ORDER BY l.position
            """,
            sequence
        ) { row in
            Leg(row.side(0), AccountID(row.text(1)), row.money(2), text: row.text(3))
        }
    }

    private func openings(of sequence: Int64) throws -> [AccountOpening] {
        try connection.all(
            """
            SELECT id, kind, normal_side, may_be_negative, owner FROM accounts
            WHERE opened_by = ? ORDER BY id
            """,
            sequence
        ) { row in
            AccountOpening(
                id: AccountID(row.text(0)),
                kind: row.accountKind(from: 1),
                owner: row.optionalText(4).map { CustomerID($0) }
            )
        }
    }

    private func closings(of sequence: Int64) throws -> [AccountID] {
        try connection.all(
            "SELECT id FROM accounts WHERE closed_by = ? ORDER BY id",
            sequence
        ) { AccountID($0.text(0)) }
    }

    private func holds(of sequence: Int64) throws -> [Hold] {
        try connection.all(
            """
            SELECT e.hold, a.id, e.amount FROM hold_history e
            LEFT JOIN holds h ON h.id = e.hold
            LEFT JOIN accounts a ON a.key = h.account
            WHERE e.sequence = ? ORDER BY e.hold
            """,
            sequence
        ) { row in
            Hold(id: HoldID(row.text(0)), account: AccountID(row.text(1)), amount: row.money(2))
        }
    }

    private func records(of sequence: Int64) throws -> [RecordVersion] {
        try connection.all(
            """
            SELECT h.collection, h.name, h.version, h.digest, a.id
            FROM record_history h LEFT JOIN accounts a ON a.key = h.linked_to
            WHERE h.sequence = ? ORDER BY h.collection, h.name, h.version
            """,
            sequence
        ) { row in
            RecordVersion(
                key: RecordKey(row.text(0), row.text(1)),
                version: row.integer(2),
                digest: row.digest(3),
                linkedTo: row.accountID(4)
            )
        }
    }

    private typealias Texts = (sequence: Int64, content: String, result: String)

    /// Returns the texts of dictionaries that are not in canonical form.
    private func unreadableTexts() throws -> [Texts] {
        try connection.all("SELECT sequence, content, result FROM entries") { row -> Texts? in
            CanonicalJSON.strings(row.bytes(1)) == nil || CanonicalJSON.strings(row.bytes(2)) == nil
                ? (row.integer(0), row.text(1), row.text(2)) : nil
        }.compactMap(\.self)
    }

    private func rewrite(_ texts: Texts) throws {
        guard let content = DictionaryText.decode(texts.content),
            let result = DictionaryText.decode(texts.result)
        else { throw damaged("entry \(texts.sequence) cannot be read") }
        try connection.run(
            "UPDATE entries SET content = ?, result = ? WHERE sequence = ?",
            CanonicalJSON.encode(content),
            CanonicalJSON.encode(result),
            texts.sequence
        )
    }

    private func damaged(_ reason: String) -> BankError {
        .bookDamaged(path, "\(reason), so it cannot be upgraded")
    }
}
