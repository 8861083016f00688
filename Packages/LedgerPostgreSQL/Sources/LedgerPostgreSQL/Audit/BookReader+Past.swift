import Bookkeeping

/// Queries of accounts and records as they were after an entry.
extension BookReader {
    /// Returns the state of an account after the entry `sequence`, even if that entry has no leg on
    /// the account.
    func accountState(
        _ id: AccountID,
        through sequence: Int64
    ) throws -> EntryReview.AccountState? {
        try connection.run(
            SQLStatement(
                """
                SELECT kind, normal_side, may_be_negative, owner,
                  (SELECT l.balance FROM legs l WHERE l.account = a.id AND l.sequence <= $2
                   ORDER BY l.sequence DESC, l.position DESC LIMIT 1)
                FROM accounts a WHERE id = $1
                """,
                id,
                sequence
            )
        ).first.map { row in
            EntryReview.AccountState(
                kind: row.accountKind(from: 0),
                owner: row.customerID(3),
                balance: row.money(4)
            )
        }
    }

    /// Returns a record as it was after the entry `sequence`; nil if the record did not exist or
    /// its value is not stored.
    func record(_ key: RecordKey, through sequence: Int64) throws -> Record? {
        try connection.run(
            SQLStatement(
                """
                SELECT collection, name, version, digest, linked_to, due, value FROM record_history
                WHERE collection = $1 AND name = $2 AND sequence <= $3
                ORDER BY version DESC LIMIT 1
                """,
                key.collection,
                key.name,
                sequence
            )
        ).first.flatMap { row in
            row.optionalText(6).map { Record(row.recordVersion(from: 0), value: $0) }
        }
    }

    /// Returns a version of a record; nil if this version removed the record or does not exist.
    func record(_ key: RecordKey, version: Int64) throws -> Record? {
        try connection.run(
            SQLStatement(
                """
                SELECT collection, name, version, digest, linked_to, due, value FROM record_history
                WHERE collection = $1 AND name = $2 AND version = $3
                """,
                key.collection,
                key.name,
                version
            )
        ).first.flatMap { row in
            row.digest(3).map { _ in Record(row.recordVersion(from: 0), value: row.text(6)) }
        }
    }
}
