extension Migration {
    /// The trigger that keeps the history of records unchanged.
    static let unchangedHistory = """
        CREATE TRIGGER record_history_stay_as_they_are BEFORE UPDATE ON record_history
          BEGIN SELECT RAISE(ABORT, 'history is never rewritten'); END;
        """

    /// The Merkle log instead of the chain of hashes.
    ///
    /// With the signed parameters, the values of records and their due dates an audit judges each
    /// entry again.
    ///
    /// The table of entries is made anew, because SQLite cannot drop its index of signatures. The
    /// current values of records are copied into their history; older ones were never kept.
    static let createLog = Migration(
        sql: """
            PRAGMA legacy_alter_table = ON;
            CREATE TABLE new_entries (
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
              signed TEXT CHECK (signed IS NULL OR signature IS NOT NULL),
              memo TEXT NOT NULL,
              reverses INTEGER REFERENCES entries (sequence)
            ) STRICT;
            INSERT INTO new_entries
              SELECT sequence, date, time, idempotency_id, purpose, content, result, authority,
                authority_name, signature, NULL, memo, reverses
              FROM entries ORDER BY sequence;
            DROP TABLE entries;
            ALTER TABLE new_entries RENAME TO entries;
            PRAGMA legacy_alter_table = OFF;
            CREATE INDEX entries_by_date ON entries (date);
            CREATE UNIQUE INDEX entries_by_signature ON entries (signature)
              WHERE signature IS NOT NULL;
            \(appendOnly("entries", isMisplaced: """
            NEW.sequence != (SELECT ifnull(max(sequence), 0) + 1 FROM entries)
            """))

            ALTER TABLE records ADD COLUMN due INTEGER;
            CREATE INDEX records_by_due ON records (collection, due, name) WHERE due IS NOT NULL;
            ALTER TABLE record_history ADD COLUMN value TEXT;
            ALTER TABLE record_history ADD COLUMN due INTEGER;
            DROP TRIGGER record_history_stay_as_they_are;
            UPDATE record_history SET value =
              (SELECT r.value FROM records r
               WHERE r.collection = record_history.collection AND r.name = record_history.name
                 AND r.version = record_history.version);
            \(unchangedHistory)

            CREATE TABLE log_nodes (
              level INTEGER NOT NULL CHECK (level BETWEEN 0 AND 62),
              position INTEGER NOT NULL CHECK (position >= 0),
              hash BLOB NOT NULL CHECK (length(hash) = 32),
              PRIMARY KEY (level, position)
            ) STRICT, WITHOUT ROWID;
            \(appendOnly("log_nodes", isMisplaced: """
            NEW.position !=
              (SELECT ifnull(max(position), -1) + 1 FROM log_nodes WHERE level = NEW.level)
            """))
            CREATE TABLE checkpoints (
              size INTEGER PRIMARY KEY CHECK (size > 0),
              note TEXT NOT NULL
            ) STRICT;
            \(appendOnly("checkpoints", isMisplaced: """
            NEW.size <= (SELECT max(size) FROM checkpoints)
            """))
            """,
        schema: "c2f6ac3d51370a486d7d5be2c44c92fa37c4a00bc5eb1c484aa18920c743a1f3"
    )
}
