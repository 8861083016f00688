import Bookkeeping

/// A row of the table of entries, in which malformed values are nil.
struct EntryRow {
    static let query = """
        SELECT e.sequence, e.date, e.time, e.idempotency_id, e.purpose, e.content, e.result,
          e.authority, e.authority_name, e.signature, e.memo, e.reverses, e.hash, e.signed,
          reversed.idempotency_id
        FROM entries e LEFT JOIN entries reversed ON reversed.sequence = e.reverses
        ORDER BY e.sequence
        """

    let sequence: Int64
    let date: BusinessDate
    let time: Timestamp
    let id: IdempotencyID
    let purpose: Purpose
    let content: [String: String]?
    let result: [String: String]?
    let authority: EntryAuthority?
    let memo: String
    let reversed: Int64?
    let reverses: IdempotencyID?
    let hash: SHA256Digest?

    init(_ row: SQLiteRow) {
        sequence = row.integer(0)
        date = row.date(1)
        time = row.time(2)
        id = IdempotencyID(unchecked: row.text(3))
        purpose = Purpose(row.text(4))
        content = DictionaryText.decode(row.text(5))
        result = DictionaryText.decode(row.text(6))
        authority = Self.authority(row)
        memo = row.text(10)
        reversed = row.optionalInteger(11)
        reverses = row.optionalText(14).map { IdempotencyID(unchecked: $0) }
        hash = row.digest(12)
    }

    private static func authority(_ row: SQLiteRow) -> EntryAuthority? {
        switch (row.text(7), row.optionalText(8), row.optionalText(9)) {
        case ("none", nil, nil): EntryAuthority.none
        case ("bank", let holder?, nil): .bank(holder)
        case ("customer", let customer?, let signature?):
            Self.signature(signature, row.optionalText(13))
                .map { .customer(CustomerID(customer), $0) }
        default: nil
        }
    }

    private static func signature(_ value: String, _ signed: String?) -> CustomerSignature? {
        guard let signed else { return CustomerSignature(value: value, parameters: nil) }
        return DictionaryText.decode(signed).map { CustomerSignature(value: value, parameters: $0) }
    }
}

/// The parts of an entry that are in other tables.
struct EntryParts {
    let connection: SQLiteConnection

    func legs(of sequence: Int64) throws -> [Leg] {
        try connection.all(
            """
            SELECT l.side, a.id, l.amount, l.text
            FROM legs l LEFT JOIN accounts a ON a.key = l.account
            WHERE l.sequence = ? ORDER BY l.position
            """,
            .integer(sequence)
        ) { row in
            Leg(row.side(0), AccountID(row.text(1)), row.money(2), text: row.text(3))
        }
    }

    func openings(of sequence: Int64) throws -> [AccountOpening] {
        try connection.all(
            """
            SELECT id, kind, normal_side, may_be_negative, owner FROM accounts
            WHERE opened_by = ? ORDER BY id
            """,
            .integer(sequence)
        ) { row in
            AccountOpening(
                id: AccountID(row.text(0)),
                kind: row.accountKind(from: 1),
                owner: row.optionalText(4).map { CustomerID($0) }
            )
        }
    }

    func closings(of sequence: Int64) throws -> [AccountID] {
        try connection.all(
            "SELECT id FROM accounts WHERE closed_by = ? ORDER BY id",
            .integer(sequence)
        ) { AccountID($0.text(0)) }
    }

    func holds(of sequence: Int64) throws -> [Hold] {
        try connection.all(
            """
            SELECT e.hold, a.id, e.amount FROM hold_history e
            LEFT JOIN holds h ON h.id = e.hold
            LEFT JOIN accounts a ON a.key = h.account
            WHERE e.sequence = ? ORDER BY e.hold
            """,
            .integer(sequence)
        ) { row in
            Hold(
                id: HoldID(row.text(0)),
                account: AccountID(row.text(1)),
                amount: row.money(2)
            )
        }
    }

    func records(of sequence: Int64) throws -> [RecordVersion] {
        try connection.all(
            """
            SELECT h.collection, h.name, h.version, h.digest, a.id, h.due
            FROM record_history h LEFT JOIN accounts a ON a.key = h.linked_to
            WHERE h.sequence = ? ORDER BY h.collection, h.name, h.version
            """,
            .integer(sequence)
        ) { $0.recordVersion(from: 0) }
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
