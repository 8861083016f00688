extension Migration {
    /// The migration that creates the tables of the history, of the current state and of the log.
    ///
    /// Dates are stored in days, and times in milliseconds, since 1970-01-01. Money is stored in
    /// whole won.
    ///
    /// The history (`entries`, `legs`, `record_history`, `hold_history`) is append-only. The
    /// current state (`accounts`, `records`, `holds`) results from the history, and is stored so
    /// that it can be read quickly.
    ///
    /// A hold that has ended keeps its row with the amount zero, so that its name cannot be used
    /// again.
    ///
    /// An audit checks each entry again with the stored signed parameters, record values and due
    /// dates. The history stores no values of secrets.
    static let createBook = Migration(
        sql: """
            CREATE TABLE entries (
              sequence INTEGER PRIMARY KEY CHECK (sequence > 0),
              date INTEGER NOT NULL,
              time INTEGER NOT NULL,
              idempotency_id TEXT NOT NULL UNIQUE,
              purpose TEXT NOT NULL,
              content TEXT NOT NULL,
              result TEXT NOT NULL,
              authority TEXT NOT NULL CHECK (authority IN ('none', 'bank', 'customer')),
              authority_name TEXT,
              signature TEXT CHECK ((signature IS NOT NULL) = (authority = 'customer')),
              signed TEXT CHECK ((signed IS NOT NULL) = (authority = 'customer')),
              memo TEXT NOT NULL,
              reverses INTEGER REFERENCES entries (sequence)
            ) STRICT;
            CREATE INDEX entries_by_date ON entries (date);
            CREATE UNIQUE INDEX entries_by_signature ON entries (signature)
              WHERE signature IS NOT NULL;

            CREATE TABLE accounts (
              key INTEGER PRIMARY KEY,
              id TEXT NOT NULL UNIQUE,
              kind TEXT NOT NULL,
              normal_side TEXT NOT NULL CHECK (normal_side IN ('debit', 'credit')),
              may_be_negative INTEGER NOT NULL CHECK (may_be_negative IN (0, 1)),
              owner TEXT,
              opened_by INTEGER NOT NULL REFERENCES entries (sequence),
              closed_by INTEGER REFERENCES entries (sequence),
              balance INTEGER NOT NULL CHECK (balance >= 0 OR may_be_negative),
              CHECK (closed_by IS NULL OR balance = 0)
            ) STRICT;
            CREATE INDEX accounts_by_owner ON accounts (owner, id) WHERE owner IS NOT NULL;
            CREATE INDEX accounts_by_opening ON accounts (opened_by, id);
            CREATE INDEX accounts_by_closing ON accounts (closed_by, id)
              WHERE closed_by IS NOT NULL;

            CREATE TABLE legs (
              sequence INTEGER NOT NULL REFERENCES entries (sequence),
              position INTEGER NOT NULL,
              account INTEGER NOT NULL REFERENCES accounts (key),
              side TEXT NOT NULL CHECK (side IN ('debit', 'credit')),
              amount INTEGER NOT NULL CHECK (amount > 0),
              text TEXT NOT NULL,
              balance INTEGER NOT NULL,
              PRIMARY KEY (sequence, position)
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX legs_by_account ON legs (account, sequence, position, balance);

            CREATE TABLE records (
              collection TEXT NOT NULL,
              name TEXT NOT NULL,
              version INTEGER NOT NULL,
              value TEXT NOT NULL,
              linked_to INTEGER REFERENCES accounts (key),
              due INTEGER,
              PRIMARY KEY (collection, name)
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX records_by_account ON records (linked_to, collection, name)
              WHERE linked_to IS NOT NULL;
            CREATE INDEX records_by_due ON records (collection, due, name) WHERE due IS NOT NULL;

            CREATE TABLE record_history (
              collection TEXT NOT NULL,
              name TEXT NOT NULL,
              version INTEGER NOT NULL CHECK (version > 0),
              sequence INTEGER NOT NULL REFERENCES entries (sequence),
              digest BLOB CHECK (length(digest) = 32),
              linked_to INTEGER REFERENCES accounts (key),
              value TEXT,
              due INTEGER,
              PRIMARY KEY (collection, name, version)
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX record_history_by_entry
              ON record_history (sequence, collection, name, version);

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

            CREATE TABLE log_nodes (
              level INTEGER NOT NULL CHECK (level BETWEEN 0 AND 62),
              position INTEGER NOT NULL CHECK (position >= 0),
              hash BLOB NOT NULL CHECK (length(hash) = 32),
              PRIMARY KEY (level, position)
            ) STRICT, WITHOUT ROWID;
            CREATE TABLE checkpoints (
              size INTEGER PRIMARY KEY CHECK (size > 0),
              note TEXT NOT NULL
            ) STRICT;

            \(triggers)
            """,
        schema: "ba387d27137e86aa0491f543d74361b84839c13bea0d8814b137cf22d33dafbe"
    )

    private static let triggers = """
        \(appendOnly("entries", isMisplaced: """
        NEW.sequence != (SELECT ifnull(max(sequence), 0) + 1 FROM entries)
        """))
        \(appendOnly("legs", isMisplaced: """
        NEW.sequence != (SELECT max(sequence) FROM entries) OR EXISTS
          (SELECT 1 FROM legs WHERE sequence = NEW.sequence AND position = NEW.position)
        """))
        \(appendOnly("record_history", isMisplaced: """
        NEW.sequence != (SELECT max(sequence) FROM entries) OR EXISTS
          (SELECT 1 FROM record_history WHERE collection = NEW.collection
            AND name = NEW.name AND version = NEW.version)
        """))
        \(appendOnly("hold_history", isMisplaced: """
            NEW.sequence != (SELECT max(sequence) FROM entries) OR EXISTS
              (SELECT 1 FROM hold_history WHERE hold = NEW.hold AND sequence = NEW.sequence)
            """))
        \(appendOnly("log_nodes", isMisplaced: """
            NEW.position !=
              (SELECT ifnull(max(position), -1) + 1 FROM log_nodes WHERE level = NEW.level)
            """))
        \(appendOnly("checkpoints", isMisplaced: """
            NEW.size <= (SELECT max(size) FROM checkpoints)
            """))
        CREATE TRIGGER accounts_are_new BEFORE INSERT ON accounts
          WHEN EXISTS (SELECT 1 FROM accounts WHERE key = NEW.key)
            OR EXISTS (SELECT 1 FROM accounts WHERE id = NEW.id)
          BEGIN SELECT RAISE(ABORT, 'an account is never replaced'); END;
        CREATE TRIGGER accounts_stay BEFORE DELETE ON accounts
          BEGIN SELECT RAISE(ABORT, 'an account is never deleted'); END;
        CREATE TRIGGER accounts_stay_what_they_are
          BEFORE UPDATE OF key, id, kind, normal_side, may_be_negative, owner, opened_by
          ON accounts
          BEGIN SELECT RAISE(ABORT, 'an account stays what it was opened as'); END;
        CREATE TRIGGER accounts_stay_closed BEFORE UPDATE ON accounts
          WHEN OLD.closed_by IS NOT NULL
          BEGIN SELECT RAISE(ABORT, 'a closed account stays unchanged'); END;
        CREATE TRIGGER holds_are_new BEFORE INSERT ON holds
          WHEN EXISTS (SELECT 1 FROM holds WHERE id = NEW.id)
          BEGIN SELECT RAISE(ABORT, 'a hold is never replaced'); END;
        CREATE TRIGGER holds_stay BEFORE DELETE ON holds
          BEGIN SELECT RAISE(ABORT, 'a hold is never deleted'); END;
        CREATE TRIGGER holds_stay_where_they_are BEFORE UPDATE OF id, account ON holds
          BEGIN SELECT RAISE(ABORT, 'a hold stays where it was placed'); END;
        CREATE TRIGGER holds_only_fall BEFORE UPDATE OF amount ON holds
          WHEN NEW.amount >= OLD.amount
          BEGIN SELECT RAISE(ABORT, 'a hold only falls'); END;
        """

    /// Returns triggers that allow only adding rows at the end of a table.
    ///
    /// The trigger on inserting also refuses `INSERT OR REPLACE`, which would delete a row without
    /// firing the trigger on deleting.
    private static func appendOnly(_ table: String, isMisplaced: String) -> String {
        """
        CREATE TRIGGER \(table)_stay BEFORE DELETE ON \(table)
          BEGIN SELECT RAISE(ABORT, 'history is never deleted'); END;
        CREATE TRIGGER \(table)_stay_as_they_are BEFORE UPDATE ON \(table)
          BEGIN SELECT RAISE(ABORT, 'history is never rewritten'); END;
        CREATE TRIGGER \(table)_are_added_last BEFORE INSERT ON \(table)
          WHEN \(isMisplaced)
          BEGIN SELECT RAISE(ABORT, 'history is only added to at its end'); END;
        """
    }
}
