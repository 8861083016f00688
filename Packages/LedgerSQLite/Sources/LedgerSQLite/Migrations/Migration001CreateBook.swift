extension Migration {
    /// The tables of entries, legs, accounts and records.
    ///
    /// Dates are days and times are milliseconds since 1970-01-01, and money is whole won.
    ///
    /// The history (`entries`, `legs`, `record_history`) is append-only. The current state
    /// (`accounts`, `records`) follows from it and is stored, so that it need not be summed up.
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
              signature TEXT UNIQUE CHECK ((signature IS NOT NULL) = (authority = 'customer')),
              memo TEXT NOT NULL,
              reverses INTEGER REFERENCES entries (sequence),
              hash BLOB NOT NULL CHECK (length(hash) = 32)
            ) STRICT;
            CREATE INDEX entries_by_date ON entries (date);

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
              PRIMARY KEY (collection, name)
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX records_by_account ON records (linked_to, collection, name)
              WHERE linked_to IS NOT NULL;

            CREATE TABLE record_history (
              collection TEXT NOT NULL,
              name TEXT NOT NULL,
              version INTEGER NOT NULL CHECK (version > 0),
              sequence INTEGER NOT NULL REFERENCES entries (sequence),
              digest BLOB CHECK (length(digest) = 32),
              linked_to INTEGER REFERENCES accounts (key),
              PRIMARY KEY (collection, name, version)
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX record_history_by_entry
              ON record_history (sequence, collection, name, version);

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
            CREATE TRIGGER accounts_stay BEFORE DELETE ON accounts
              BEGIN SELECT RAISE(ABORT, 'an account is never deleted'); END;
            CREATE TRIGGER accounts_stay_what_they_are
              BEFORE UPDATE OF key, id, kind, normal_side, may_be_negative, owner, opened_by
              ON accounts
              BEGIN SELECT RAISE(ABORT, 'an account stays what it was opened as'); END;
            CREATE TRIGGER accounts_stay_closed BEFORE UPDATE ON accounts
              WHEN OLD.closed_by IS NOT NULL
              BEGIN SELECT RAISE(ABORT, 'a closed account stays as \
            it is'); END;
            """,
        schema: "ce6ffbbf44cee4bce3dfc484e56133e3abf381ae7b47f8e2efcf4803bcbae32c"
    )

    /// Returns the triggers that allow rows to be added only, and only at the end of a table.
    ///
    /// The trigger on inserting also refuses `INSERT OR REPLACE`, which would delete a row without
    /// firing the trigger on deleting.
    static func appendOnly(_ table: String, isMisplaced: String) -> String {
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
