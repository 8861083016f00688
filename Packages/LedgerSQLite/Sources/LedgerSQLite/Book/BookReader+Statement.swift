import Bookkeeping

/// Queries of statements and of balances at a date.
///
/// Dates never decrease from entry to entry, so the entries through a date have the lowest numbers.
/// The balance at that date is the balance after the account's last leg in these entries.
extension BookReader {
    /// - Throws: ``BankError`` `account.unknown` for an account that does not exist.
    func balance(of account: AccountID, atEndOf date: BusinessDate) throws -> Money {
        try balance(of: try key(of: account), after: try lastSequence(through: date))
    }

    /// - Throws: ``BankError`` `account.unknown` for an account that does not exist.
    func closingBalances(
        of account: AccountID,
        on days: ClosedRange<BusinessDate>
    ) throws -> ClosingBalances {
        let key = try key(of: account)
        let before = try lastSequence(before: days.lowerBound)
        return ClosingBalances(
            opening: try balance(of: key, after: before),
            changes: try connection.all(
                """
                SELECT e.date, l.balance FROM legs l JOIN entries e ON e.sequence = l.sequence
                WHERE l.account = ? AND l.sequence BETWEEN ? AND ?
                ORDER BY l.sequence, l.position
                """,
                key,
                before + 1,
                try lastSequence(before: days.upperBound.next)
            ) { ClosingBalances.Change(date: $0.date(0), balance: $0.money(1)) }
        )
    }

    /// - Throws: ``BankError`` `account.unknown` for an account that does not exist.
    func statement(
        of account: AccountID,
        from: BusinessDate?,
        through: BusinessDate?,
        after sequence: Int64?,
        limit count: Int
    ) throws -> Statement {
        let key = try key(of: account)
        let before = try sequence ?? from.map { try lastSequence(before: $0) } ?? 0
        let last = try through.map { try lastSequence(through: $0) } ?? .max
        let opening = try balance(of: key, after: before)
        let lines = try lines(of: key, after: before, through: last, limit: count)
        return Statement(
            account: account,
            opening: opening,
            lines: lines,
            closing: lines.last?.balance ?? opening
        )
    }

    /// - Parameters:
    ///   - count: The greatest number of lines, zero or more.
    ///   - account: The name of the account.
    /// - Throws: ``BankError`` `account.unknown` for an account that does not exist.
    func lastLines(_ count: Int, of account: AccountID) throws -> [Statement.Line] {
        try connection.all(
            SQLText(
                Self.lines,
                "WHERE l.account = ? ORDER BY l.sequence DESC, l.position DESC LIMIT ?"
            ),
            try key(of: account),
            Int64(count)
        ) { $0.statementLine() }.reversed()
    }

    /// Returns the number of the account in the database.
    private func key(of account: AccountID) throws -> Int64 {
        let key = try connection.first(
            "SELECT key FROM accounts WHERE id = ?",
            account.rawValue
        ) { $0.integer(0) }
        guard let key else { throw BankError.accountUnknown(account) }
        return key
    }

    private func lastSequence(through date: BusinessDate) throws -> Int64 {
        try connection.first(
            """
            SELECT sequence FROM entries WHERE date <= ? ORDER BY date DESC, sequence DESC LIMIT 1
            """,
            Int64(date.dayNumber)
        ) { $0.integer(0) } ?? 0
    }

    private func lastSequence(before date: BusinessDate) throws -> Int64 {
        guard let state else { return try readLastSequence(before: date) }
        return try state.lastSequence(before: date) { try readLastSequence(before: date) }
    }

    private func readLastSequence(before date: BusinessDate) throws -> Int64 {
        try connection.first(
            """
            SELECT sequence FROM entries WHERE date < ? ORDER BY date DESC, sequence DESC LIMIT 1
            """,
            Int64(date.dayNumber)
        ) { $0.integer(0) } ?? 0
    }

    private func balance(of key: Int64, after sequence: Int64) throws -> Money {
        try connection.first(
            """
            SELECT balance FROM legs WHERE account = ? AND sequence <= ?
            ORDER BY sequence DESC, position DESC LIMIT 1
            """,
            key,
            sequence
        ) { $0.money(0) } ?? .zero
    }

    private func lines(
        of key: Int64,
        after first: Int64,
        through last: Int64,
        limit count: Int
    ) throws -> [Statement.Line] {
        try connection.all(
            SQLText(
                Self.lines,
                """
                WHERE l.account = ?1 AND l.sequence > ?2 AND l.sequence <= min(?3, ifnull((
                  SELECT sequence FROM legs WHERE account = ?1 AND sequence > ?2
                  ORDER BY sequence LIMIT 1 OFFSET ?4 - 1), ?3))
                ORDER BY l.sequence, l.position
                """
            ),
            key,
            first,
            last,
            Int64(count)
        ) { $0.statementLine() }
    }

    private static let lines: StaticString = """
        SELECT l.sequence, e.date, e.time, e.purpose, l.text, e.memo,
          iif(l.side = a.normal_side, l.amount, -l.amount), l.balance
        FROM legs l
        JOIN accounts a ON a.key = l.account
        JOIN entries e ON e.sequence = l.sequence

        """
}
