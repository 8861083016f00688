import Bookkeeping

/// The holds on an account, as an audit wants them: what the book states, and what the entries say.
struct HoldRows {
    let connection: SQLiteConnection

    /// - Parameter key: The account's, by which rows name it.
    func stated(on account: AccountID, key: Int64) throws -> [Hold] {
        try connection.all(
            "SELECT id, amount FROM holds WHERE account = ?",
            .integer(key)
        ) { row in
            Hold(id: HoldID(row.text(0)), account: account, amount: row.money(1))
        }
    }

    /// In the order of the entries.
    /// - Parameter key: The account's, by which rows name it.
    func history(key: Int64) throws -> [AuditedHold] {
        try connection.all(
            """
            SELECT e.sequence, e.hold, e.amount
            FROM holds h JOIN hold_history e ON e.hold = h.id
            WHERE h.account = ? ORDER BY e.sequence, e.hold
            """,
            .integer(key)
        ) { row in
            AuditedHold(sequence: row.integer(0), hold: HoldID(row.text(1)), amount: row.money(2))
        }
    }
}
