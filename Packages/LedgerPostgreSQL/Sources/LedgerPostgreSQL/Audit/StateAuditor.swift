import Bookkeeping

/// The part of an audit that compares accounts, holds and records with their history.
struct StateAuditor {
    let connection: PostgreSQLConnection

    func showAccounts(to audit: inout BookAudit) throws {
        var last = ""
        while true {
            let accounts = try connection.run(
                """
                SELECT id, kind, normal_side, may_be_negative, opened_by, closed_by, balance
                FROM accounts WHERE id > $1 ORDER BY id LIMIT 100
                """,
                last
            )
            guard !accounts.isEmpty else { return }
            for row in accounts {
                last = row.text(0)
                try show(row, to: &audit)
            }
        }
    }

    private func show(_ row: SQLRow, to audit: inout BookAudit) throws {
        let id = row.text(0)
        let holds = try connection.run([
            SQLStatement("SELECT id, account, amount FROM holds WHERE account = $1", id),
            SQLStatement(
                """
                SELECT e.sequence, e.hold, e.amount FROM holds h JOIN hold_history e ON e.hold = h.id
                WHERE h.account = $1 ORDER BY e.sequence, e.hold
                """,
                id
            ),
        ])
        audit.visit(
            row.auditedAccount(
                from: 0,
                holds: holds[0].map { $0.hold() },
                holdHistory: holds[1].map { $0.auditedHold() }
            )
        )
        var (sequence, position) = (Int64(0), Int64(-1))
        while true {
            let legs = try connection.run(
                """
                SELECT sequence, side, amount, balance, position FROM legs
                WHERE account = $1 AND (sequence, position) > ($2, $3)
                ORDER BY sequence, position LIMIT 1000
                """,
                id,
                sequence,
                position
            )
            guard !legs.isEmpty else { return }
            for leg in legs {
                (sequence, position) = (leg.integer(0), leg.integer(4))
                audit.visit(leg.auditedLeg(from: 0))
            }
        }
    }

    func showRecords(to audit: inout BookAudit) throws {
        var (collection, name, version) = ("", "", Int64(0))
        while true {
            let rows = try connection.run(
                """
                SELECT h.collection, h.name, h.version, h.digest, h.linked_to, h.due,
                  h.sequence, r.version, r.value, r.linked_to, r.due
                FROM record_history h
                LEFT JOIN records r ON r.collection = h.collection AND r.name = h.name
                WHERE (h.collection, h.name, h.version) > ($1, $2, $3)
                ORDER BY h.collection, h.name, h.version LIMIT 1000
                """,
                collection,
                name,
                version
            )
            guard !rows.isEmpty else { return }
            for row in rows {
                (collection, name, version) = (row.text(0), row.text(1), row.integer(2))
                audit.visitRecord(row)
            }
        }
    }
}
