import Bookkeeping
import LedgerInterface

/// Queries of accounts and records as they were after an entry.
extension BookReader: BookHistory {
    func accountState(
        _ id: AccountID,
        through sequence: Int64
    ) throws -> EntryReview.AccountState? {
        try connection.run(
            """
            SELECT kind, normal_side, may_be_negative, owner,
              (SELECT l.balance FROM legs l WHERE l.account = a.id AND l.sequence <= $2
               ORDER BY l.sequence DESC, l.position DESC LIMIT 1)
            FROM accounts a WHERE id = $1
            """,
            id,
            sequence
        ).first?.accountState()
    }

    func record(_ key: RecordKey, through sequence: Int64) throws -> Record? {
        try connection.run(
            """
            SELECT collection, name, version, digest, linked_to, due, value FROM record_history
            WHERE collection = $1 AND name = $2 AND sequence <= $3
            ORDER BY version DESC LIMIT 1
            """,
            key.collection,
            key.name,
            sequence
        ).first.flatMap { row in
            row.optionalText(6).map { Record(row.recordVersion(), value: $0) }
        }
    }

    func record(_ key: RecordKey, version: Int64) throws -> Record? {
        try connection.run(
            """
            SELECT collection, name, version, digest, linked_to, due, value FROM record_history
            WHERE collection = $1 AND name = $2 AND version = $3
            """,
            key.collection,
            key.name,
            version
        ).first.flatMap { row in
            row.digest(3).map { _ in Record(row.recordVersion(), value: row.text(6)) }
        }
    }
}
