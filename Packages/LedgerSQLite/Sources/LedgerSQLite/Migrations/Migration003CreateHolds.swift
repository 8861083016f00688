extension Migration {
    /// The tables of holds, which reserve money on accounts.
    ///
    /// The history is `hold_history`, and the current state is `holds`. A hold that is over keeps
    /// its row with a zero amount, so that its name cannot be used again.
    static let createHolds = Migration(
        sql: """
            CREATE TABLE holds (
              id TEXT PRIMARY KEY,
              account INTEGER NOT NULL REFERENCES accounts (key),
              amount INTEGER NOT NULL CHECK (amount >= 0)
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX holds_by_account ON holds (account, amount);

            CREATE TABLE hold_history (
              hold TEXT NOT NULL REFERENCES holds (id),
              sequence INTEGER NOT NULL REFERENCES entries (sequence),
              amount INTEGER NOT NULL CHECK (amount >= 0),
              PRIMARY KEY (hold, sequence)
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX hold_history_by_entry ON hold_history (sequence, hold, amount);

            \(appendOnly("hold_history", isMisplaced: """
            NEW.sequence != (SELECT max(sequence) FROM entries) OR EXISTS
              (SELECT 1 FROM hold_history WHERE hold = NEW.hold AND sequence = NEW.sequence)
            """))
            CREATE TRIGGER holds_stay BEFORE DELETE ON holds
              BEGIN SELECT RAISE(ABORT, 'a hold is never deleted'); END;
            CREATE TRIGGER holds_stay_where_they_are BEFORE UPDATE OF id, account ON holds
              BEGIN SELECT RAISE(ABORT, 'a hold stays where it was placed'); END;
            CREATE TRIGGER holds_only_fall BEFORE UPDATE OF amount ON holds
              WHEN NEW.amount >= OLD.amount
              BEGIN SELECT RAISE(ABORT, 'a hold only falls'); END;

            DROP VIEW balances;
            CREATE VIEW balances AS
              SELECT a.id AS account, a.kind, a.owner, a.balance,
                (SELECT ifnull(sum(h.amount), 0) FROM holds h WHERE h.account = a.key) AS held,
                date(o.date * 86400, 'unixepoch') AS opened,
                date(c.date * 86400, 'unixepoch') AS closed
              FROM accounts a
              JOIN entries o ON o.sequence = a.opened_by
              LEFT JOIN entries c ON c.sequence = a.closed_by
              ORDER BY a.id;
            """,
        schema: "931fadc13af2567c49ce6cc9487c738ef2b95811f651d2bb2c622a53f27c1f4f"
    )
}
