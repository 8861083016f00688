import Bookkeeping
import LedgerInterface

/// Queries of accounts and records as they were after an entry.
extension BookReader: BookHistory {
    func accountState(_ id: AccountID, through sequence: Int64) throws -> EntryReview.AccountState?
    {
        try connection.first(
            """
            SELECT kind, normal_side, may_be_negative, owner,
              (SELECT l.balance FROM legs l WHERE l.account = a.key AND l.sequence <= ?
               ORDER BY l.sequence DESC, l.position DESC LIMIT 1)
            FROM accounts a WHERE id = ?
            """,
            sequence,
            id.rawValue
        ) { $0.accountState() }
    }

    func record(_ key: RecordKey, through sequence: Int64) throws -> Record? {
        try connection.first(
            SQLText(Self.versions, "AND h.sequence <= ? ORDER BY h.version DESC LIMIT 1"),
            key.collection,
            key.name,
            sequence
        ) { row in
            row.optionalText(6).map { Record(row.recordVersion(), value: $0) }
        }.flatMap(\.self)
    }

    func record(_ key: RecordKey, version: Int64) throws -> Record? {
        try connection.first(
            SQLText(Self.versions, "AND h.version = ?"),
            key.collection,
            key.name,
            version
        ) { row in
            row.digest(3).map { _ in Record(row.recordVersion(), value: row.text(6)) }
        }.flatMap(\.self)
    }

    private static let versions: StaticString = """
        SELECT h.collection, h.name, h.version, h.digest, a.id, h.due, h.value
        FROM record_history h LEFT JOIN accounts a ON a.key = h.linked_to
        WHERE h.collection = ? AND h.name = ?

        """
}
