import Bookkeeping

/// A row of the entries as an audit reads it: what cannot be what the bank wrote is nil.
struct EntryRow {
    static let query = """
        SELECT sequence, date, time, idempotency_id, purpose, content, result,
          authority, authority_name, signature, memo, reverses, hash
        FROM entries ORDER BY sequence
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
    let reverses: Int64?
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
        reverses = row.optionalInteger(11)
        hash = row.digest(12)
    }

    private static func authority(_ row: SQLiteRow) -> EntryAuthority? {
        switch (row.text(7), row.optionalText(8), row.optionalText(9)) {
        case ("none", nil, nil): EntryAuthority.none
        case ("bank", let holder?, nil): .bank(holder)
        case ("customer", let customer?, let signature?):
            .customer(CustomerID(customer), signature: signature)
        default: nil
        }
    }
}
