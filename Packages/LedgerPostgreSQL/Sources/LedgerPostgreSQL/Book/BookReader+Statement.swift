import Bookkeeping
import LedgerInterface

/// Queries of account statements and of balances at the end of a date.
extension BookReader {
    /// - Throws: ``BankError`` `account.unknown` if the account does not exist.
    func balance(of account: AccountID, atEndOf date: BusinessDate) throws -> Money {
        try require(account)
        return try balance(of: account, through: lastSequence(before: date.next))
    }

    /// - Throws: ``BankError`` `account.unknown` if the account does not exist.
    func closingBalances(
        of account: AccountID,
        on days: ClosedRange<BusinessDate>
    ) throws -> ClosingBalances {
        try require(account)
        let before = try lastSequence(before: days.lowerBound)
        return ClosingBalances(
            opening: try balance(of: account, through: before),
            changes: try all(
                SQLStatement(
                    """
                    SELECT e.date, l.balance FROM legs l JOIN entries e ON e.sequence = l.sequence
                    WHERE l.account = $1 AND l.sequence BETWEEN $2 AND $3
                    ORDER BY l.sequence, l.position
                    """,
                    account,
                    before + 1,
                    try lastSequence(before: days.upperBound.next)
                )
            ) { ClosingBalances.Change(date: $0.date(0), balance: $0.money(1)) }
        )
    }

    /// - Throws: ``BankError`` `account.unknown` if the account does not exist.
    func statement(
        of account: AccountID,
        from: BusinessDate?,
        through: BusinessDate?,
        after sequence: Int64?,
        limit count: Int
    ) throws -> Statement {
        try require(account)
        let before = try sequence ?? from.map { try lastSequence(before: $0) } ?? 0
        let last = try through.map { try lastSequence(before: $0.next) } ?? .max
        let opening = try balance(of: account, through: before)
        let lines = try all(
            SQLStatement(
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
                before,
                last,
                Int64(count - 1)
            )
        ) { $0.statementLine() }
        return Statement(
            account: account,
            opening: opening,
            lines: lines,
            closing: lines.last?.balance ?? opening
        )
    }

    /// - Throws: ``BankError`` `account.unknown` if the account does not exist.
    func lastLines(_ count: Int, of account: AccountID) throws -> [Statement.Line] {
        try require(account)
        return try all(
            SQLStatement(
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
            )
        ) { $0.statementLine() }.reversed()
    }

    private func require(_ account: AccountID) throws {
        let found = try connection.run(
            SQLStatement("SELECT 1 FROM accounts WHERE id = $1", account)
        )
        guard !found.isEmpty else { throw BankError.accountUnknown(account) }
    }

    private func lastSequence(before date: BusinessDate) throws -> Int64 {
        try first(
            SQLStatement(
                """
                SELECT sequence FROM entries WHERE date < $1
                ORDER BY date DESC, sequence DESC LIMIT 1
                """,
                date
            )
        ) { $0.integer(0) } ?? 0
    }

    private func balance(of account: AccountID, through sequence: Int64) throws -> Money {
        try first(
            SQLStatement(
                """
                SELECT balance FROM legs WHERE account = $1 AND sequence <= $2
                ORDER BY sequence DESC, position DESC LIMIT 1
                """,
                account,
                sequence
            )
        ) { $0.money(0) } ?? .zero
    }
}
