import Bookkeeping

/// An audit of the current balances, holds and records, which must result from the history.
struct StateAuditor {
    let connection: SQLiteConnection

    /// The passes of the audit, which do not depend on each other.
    var passes: [(inout BookAudit) throws -> Void] {
        [showAccounts, showRecords, OrphanSearch(connection: connection).run]
    }

    private func showAccounts(to audit: inout BookAudit) throws {
        var shown: Int64?
        try connection.each(
            """
            SELECT a.key, a.id, a.kind, a.normal_side, a.may_be_negative, a.opened_by, a.closed_by,
              a.balance, l.sequence, l.side, l.amount, l.balance
            FROM accounts a LEFT JOIN legs l ON l.account = a.key
            ORDER BY a.key, l.sequence, l.position
            """
        ) { row in
            let key = row.integer(0)
            if key != shown {
                shown = key
                audit.visit(
                    row.auditedAccount(
                        from: 1,
                        holds: try holds(on: AccountID(row.text(1)), key: key),
                        holdHistory: try holdHistory(key: key)
                    )
                )
            }
            if !row.isNull(8) { audit.visit(row.auditedLeg(from: 8)) }
        }
    }

    /// - Parameter key: The number of the account in the database.
    private func holds(on account: AccountID, key: Int64) throws -> [Hold] {
        try connection.all(
            "SELECT id, amount FROM holds WHERE account = ?",
            key
        ) { row in
            Hold(id: HoldID(row.text(0)), account: account, amount: row.money(1))
        }
    }

    /// - Parameter key: The number of the account in the database.
    private func holdHistory(key: Int64) throws -> [AuditedHold] {
        try connection.all(
            """
            SELECT e.sequence, e.hold, e.amount
            FROM holds h JOIN hold_history e ON e.hold = h.id
            WHERE h.account = ? ORDER BY e.sequence, e.hold
            """,
            key
        ) { $0.auditedHold() }
    }

    private func showRecords(to audit: inout BookAudit) throws {
        try connection.each(
            """
            SELECT h.collection, h.name, h.version, h.digest, past.id, h.due, h.sequence,
              r.version, r.value, present.id, r.due
            FROM record_history h
            LEFT JOIN accounts past ON past.key = h.linked_to
            LEFT JOIN records r ON r.collection = h.collection AND r.name = h.name
            LEFT JOIN accounts present ON present.key = r.linked_to
            ORDER BY h.collection, h.name, h.version
            """
        ) { audit.visitRecord($0) }
    }
}
