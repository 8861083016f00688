import Bookkeeping
import LedgerInterface

/// Queries of account statements and of balances at the end of a date.
extension BookReader {
    func key(of account: AccountID) throws -> AccountID {
        let found = try connection.run(
            "SELECT 1 FROM accounts WHERE id = $1",
            account
        )
        guard !found.isEmpty else { throw BankError.accountUnknown(account) }
        return account
    }

    func lastSequence(through day: Int) throws -> Int64 {
        try connection.run(
            """
            SELECT sequence FROM entries WHERE date <= $1
            ORDER BY date DESC, sequence DESC LIMIT 1
            """,
            Int64(day)
        ).first?.integer(0) ?? 0
    }

    func balance(of account: AccountID, through sequence: Int64) throws -> Money {
        try connection.run(
            """
            SELECT balance FROM legs WHERE account = $1 AND sequence <= $2
            ORDER BY sequence DESC, position DESC LIMIT 1
            """,
            account,
            sequence
        ).first?.money(0) ?? .zero
    }

    func changes(
        of account: AccountID,
        after first: Int64,
        through last: Int64
    ) throws -> [ClosingBalances.Change] {
        try connection.run(
            """
            SELECT e.date, l.balance FROM legs l JOIN entries e ON e.sequence = l.sequence
            WHERE l.account = $1 AND l.sequence > $2 AND l.sequence <= $3
            ORDER BY l.sequence, l.position
            """,
            account,
            first,
            last
        ).map { ClosingBalances.Change(date: $0.date(0), balance: $0.money(1)) }
    }

    func lines(
        of account: AccountID,
        after first: Int64,
        through last: Int64,
        limit count: Int
    ) throws -> [Statement.Line] {
        try connection.run(
            """
            SELECT l.sequence, e.date, e.time, e.purpose, l.text, e.memo,
              CASE WHEN l.side = a.normal_side THEN l.amount ELSE -l.amount END, l.balance
            FROM legs l
            JOIN accounts a ON a.id = l.account
            JOIN entries e ON e.sequence = l.sequence
            WHERE l.account = $1 AND l.sequence > $2 AND l.sequence <= least($3, (
              SELECT sequence FROM legs WHERE account = $1 AND sequence > $2
              ORDER BY sequence LIMIT 1 OFFSET $4))
            ORDER BY l.sequence, l.position
            """,
            account,
            first,
            last,
            Int64(count - 1)
        ).map { $0.statementLine() }
    }

    func sequences(
        matching filter: EntryFilter,
        in range: EntryRange,
        limit count: Int
    ) throws -> [Int64] {
        try connection.run(
            """
            WITH concerned AS (
              SELECT sequence FROM legs WHERE account = ANY($1::text[])
                AND sequence > $4 AND sequence <= $5
              UNION
              SELECT h.sequence FROM holds o JOIN hold_history h ON h.hold = o.id
              WHERE o.account = ANY($1::text[]) AND h.sequence > $4 AND h.sequence <= $5
              UNION
              SELECT h.sequence FROM unnest($2::text[], $3::text[]) AS r (collection, name)
              JOIN record_history h ON h.collection = r.collection AND h.name = r.name
              WHERE h.sequence > $4 AND h.sequence <= $5)
            SELECT c.sequence FROM concerned c JOIN entries e ON e.sequence = c.sequence
            WHERE e.purpose = ANY($6::text[])
            ORDER BY CASE WHEN $7 THEN -c.sequence ELSE c.sequence END LIMIT $8
            """,
            filter.accounts,
            filter.records.map(\.collection),
            filter.records.map(\.name),
            range.after,
            range.through,
            filter.purposes.map(\.rawValue),
            range.isNewestFirst,
            Int64(count)
        ).map { $0.integer(0) }
    }

    func newestLines(of account: AccountID, limit count: Int) throws -> [Statement.Line] {
        try connection.run(
            """
            SELECT l.sequence, e.date, e.time, e.purpose, l.text, e.memo,
              CASE WHEN l.side = a.normal_side THEN l.amount ELSE -l.amount END, l.balance
            FROM legs l
            JOIN accounts a ON a.id = l.account
            JOIN entries e ON e.sequence = l.sequence
            WHERE l.account = $1 ORDER BY l.sequence DESC, l.position DESC LIMIT $2
            """,
            account,
            Int64(count)
        ).map { $0.statementLine() }
    }
}
