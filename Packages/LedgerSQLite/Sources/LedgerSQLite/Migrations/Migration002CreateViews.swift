extension Migration {
    /// The views for people who open the book with the `sqlite3` program.
    ///
    /// They show dates and names instead of numbers. The bank does not use them.
    static let createViews = Migration(
        sql: """
            CREATE VIEW journal AS
              SELECT e.sequence, date(e.date * 86400, 'unixepoch') AS date,
                datetime(e.time / 1000, 'unixepoch') AS time_utc, e.purpose,
                a.id AS account, l.side, l.amount, l.balance, l.text, e.memo,
                e.authority, e.authority_name, e.reverses
              FROM entries e
              LEFT JOIN legs l ON l.sequence = e.sequence
              LEFT JOIN accounts a ON a.key = l.account
              ORDER BY e.sequence, l.position;
            CREATE VIEW balances AS
              SELECT a.id AS account, a.kind, a.owner, a.balance,
                date(o.date * 86400, 'unixepoch') AS opened,
                date(c.date * 86400, 'unixepoch') AS closed
              FROM accounts a
              JOIN entries o ON o.sequence = a.opened_by
              LEFT JOIN entries c ON c.sequence = a.closed_by
              ORDER BY a.id;
            """,
        schema: "b5f48190f502e65234e8a55a646be6e454d7c29d4d1cba64022bceecf6ec4236"
    )
}
