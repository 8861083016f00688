import Bookkeeping

extension BookReader {
    func hold(_ id: HoldID) throws -> Hold? {
        try connection.first(
            """
            SELECT h.id, a.id, h.amount FROM holds h JOIN accounts a ON a.key = h.account
            WHERE h.id = ?
            """,
            .text(id.rawValue)
        ) { row in
            Hold(id: HoldID(row.text(0)), account: AccountID(row.text(1)), amount: row.money(2))
        }
    }
}
