import Bookkeeping

/// Queries for statements, and for balances on a date.
extension BookReader {
    func key(of account: AccountID) throws -> Int64 {
        let key = try connection.first(
            "SELECT key FROM accounts WHERE id = ?",
            account.rawValue
        ) { $0.integer(0) }
        guard let key else { throw BankError.accountUnknown(account) }
        return key
    }

    func lastSequence(through day: Int) throws -> Int64 {
        guard let state else { return try readLastSequence(through: day) }
        return try state.lastSequence(through: day) { try readLastSequence(through: day) }
    }

    private func readLastSequence(through day: Int) throws -> Int64 {
        try connection.first(
            """
            SELECT sequence FROM entries WHERE date <= ? ORDER BY date DESC, sequence DESC LIMIT 1
            """,
            Int64(day)
        ) { $0.integer(0) } ?? 0
    }

    func balance(of account: Int64, through sequence: Int64) throws -> Money {
        try connection.first(
            """
            SELECT balance FROM legs WHERE account = ? AND sequence <= ?
            ORDER BY sequence DESC, position DESC LIMIT 1
            """,
            account,
            sequence
        ) { $0.money(0) } ?? .zero
    }

    func changes(
        of account: Int64,
        after first: Int64,
        through last: Int64
    ) throws -> [ClosingBalances.Change] {
        try connection.all(
            """
            SELECT e.date, l.balance FROM legs l JOIN entries e ON e.sequence = l.sequence
            WHERE l.account = ? AND l.sequence > ? AND l.sequence <= ?
            ORDER BY l.sequence, l.position
            """,
            account,
            first,
            last
        ) { ClosingBalances.Change(date: $0.date(0), balance: $0.money(1)) }
    }

    func newestLines(of account: Int64, limit count: Int) throws -> [Statement.Line] {
        try connection.all(
            SQLText(
                Self.lines,
                "WHERE l.account = ? ORDER BY l.sequence DESC, l.position DESC LIMIT ?"
            ),
            account,
            Int64(count)
        ) { $0.statementLine() }
    }

    func lines(
        of account: Int64,
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
            account,
            first,
            last,
            Int64(count)
        ) { $0.statementLine() }
    }

    func sequences(
        matching filter: EntryFilter,
        in range: EntryRange,
        limit count: Int
    ) throws -> [Int64] {
        try connection.all(
            SQLText(Self.concerned, range.isNewestFirst ? " DESC LIMIT ?7" : " LIMIT ?7"),
            CanonicalJSON.encode(filter.accounts.map(\.rawValue)),
            CanonicalJSON.encode(filter.records.map(\.collection)),
            CanonicalJSON.encode(filter.records.map(\.name)),
            CanonicalJSON.encode(filter.purposes.map(\.rawValue)),
            range.after,
            range.through,
            Int64(count)
        ) { $0.integer(0) }
    }

    /// The entries that concern accounts or records.
    ///
    /// They are found by the accounts and records, not by their purposes. So the cost does not
    /// depend on the entries of other customers.
    private static let concerned: StaticString = """
        WITH mine (key) AS (
          SELECT key FROM accounts WHERE id IN (SELECT value FROM json_each(?1))),
        concerned (sequence) AS (
          SELECT l.sequence FROM mine JOIN legs l ON l.account = mine.key
          WHERE l.sequence > ?5 AND l.sequence <= ?6
          UNION
          SELECT h.sequence FROM mine JOIN holds o ON o.account = mine.key
          JOIN hold_history h ON h.hold = o.id WHERE h.sequence > ?5 AND h.sequence <= ?6
          UNION
          SELECT h.sequence FROM json_each(?2) c JOIN json_each(?3) n ON n.key = c.key
          JOIN record_history h ON h.collection = c.value AND h.name = n.value
          WHERE h.sequence > ?5 AND h.sequence <= ?6)
        SELECT c.sequence FROM concerned c JOIN entries e ON e.sequence = c.sequence
        WHERE e.purpose IN (SELECT value FROM json_each(?4)) ORDER BY c.sequence
        """

    private static let lines: StaticString = """
        SELECT l.sequence, e.date, e.time, e.purpose, l.text, e.memo,
          iif(l.side = a.normal_side, l.amount, -l.amount), l.balance
        FROM legs l
        JOIN accounts a ON a.key = l.account
        JOIN entries e ON e.sequence = l.sequence

        """
}
