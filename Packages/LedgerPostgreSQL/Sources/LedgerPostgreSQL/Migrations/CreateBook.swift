extension Migration {
    /// The first migration, which creates the tables, the roles and the triggers.
    static let createBook = tables + roles

    /// The tables of the append-only history, and of the current state that follows from the
    /// history.
    ///
    /// Dates are days and times are milliseconds since 1970-01-01, and money is whole won. Names
    /// are ordered by their bytes.
    ///
    /// A transaction locks its accounts before it draws an entry number. So the balances of each
    /// account are in the order of the entry numbers. A transaction that is rolled back leaves a
    /// gap in the numbers.
    private static let tables = """
        CREATE TABLE entries (
          sequence bigint GENERATED ALWAYS AS IDENTITY (CACHE 1) PRIMARY KEY,
          transaction xid8 NOT NULL DEFAULT pg_current_xact_id(),
          date integer NOT NULL,
          time bigint NOT NULL,
          idempotency_id text COLLATE "C" NOT NULL UNIQUE,
          purpose text COLLATE "C" NOT NULL,
          content text NOT NULL,
          result text NOT NULL,
          authority text NOT NULL CHECK (authority IN ('none', 'bank', 'customer')),
          authority_name text,
          signature text COLLATE "C" CHECK ((signature IS NOT NULL) = (authority = 'customer')),
          signed text CHECK ((signed IS NOT NULL) = (authority = 'customer')),
          memo text NOT NULL,
          reverses text COLLATE "C" REFERENCES entries (idempotency_id)
        );
        CREATE INDEX entries_by_date ON entries (date, sequence);
        CREATE UNIQUE INDEX entries_by_signature ON entries (signature)
          WHERE signature IS NOT NULL;
        CREATE INDEX entries_by_day ON entries (sequence)
          WHERE purpose IN ('book.start', 'day.close');

        CREATE TABLE accounts (
          id text COLLATE "C" PRIMARY KEY,
          kind text NOT NULL,
          normal_side text NOT NULL CHECK (normal_side IN ('debit', 'credit')),
          may_be_negative boolean NOT NULL,
          owner text COLLATE "C",
          opened_by bigint NOT NULL REFERENCES entries,
          closed_by bigint REFERENCES entries,
          balance bigint NOT NULL CHECK (balance >= 0 OR may_be_negative),
          CHECK (closed_by IS NULL OR balance = 0)
        );
        CREATE INDEX accounts_by_owner ON accounts (owner, id) WHERE owner IS NOT NULL;
        CREATE INDEX accounts_by_opening ON accounts (opened_by, id);
        CREATE INDEX accounts_by_closing ON accounts (closed_by, id) WHERE closed_by IS NOT NULL;

        CREATE TABLE legs (
          sequence bigint NOT NULL REFERENCES entries,
          position integer NOT NULL,
          account text COLLATE "C" NOT NULL REFERENCES accounts,
          side text NOT NULL CHECK (side IN ('debit', 'credit')),
          amount bigint NOT NULL CHECK (amount > 0),
          text text NOT NULL,
          balance bigint NOT NULL,
          PRIMARY KEY (sequence, position)
        );
        CREATE INDEX legs_by_account ON legs (account, sequence, position) INCLUDE (balance);

        CREATE TABLE records (
          collection text COLLATE "C" NOT NULL,
          name text COLLATE "C" NOT NULL,
          version bigint NOT NULL,
          value text NOT NULL,
          linked_to text COLLATE "C" REFERENCES accounts,
          due integer,
          PRIMARY KEY (collection, name)
        );
        CREATE INDEX records_by_account ON records (linked_to, collection, name)
          WHERE linked_to IS NOT NULL;
        CREATE INDEX records_by_due ON records (collection, due, name) WHERE due IS NOT NULL;

        CREATE TABLE record_history (
          collection text COLLATE "C" NOT NULL,
          name text COLLATE "C" NOT NULL,
          version bigint NOT NULL CHECK (version > 0),
          sequence bigint NOT NULL REFERENCES entries,
          digest bytea CHECK (length(digest) = 32),
          linked_to text COLLATE "C" REFERENCES accounts,
          value text,
          due integer,
          PRIMARY KEY (collection, name, version)
        );
        CREATE INDEX record_history_by_entry
          ON record_history (sequence, collection, name, version);

        CREATE TABLE holds (
          id text COLLATE "C" PRIMARY KEY,
          account text COLLATE "C" NOT NULL REFERENCES accounts,
          amount bigint NOT NULL CHECK (amount >= 0)
        );
        CREATE INDEX holds_by_account ON holds (account) INCLUDE (amount);
        CREATE TABLE hold_history (
          hold text COLLATE "C" NOT NULL REFERENCES holds,
          sequence bigint NOT NULL REFERENCES entries,
          amount bigint NOT NULL CHECK (amount >= 0),
          PRIMARY KEY (hold, sequence)
        );
        CREATE INDEX hold_history_by_entry ON hold_history (sequence, hold);

        CREATE TABLE log_nodes (
          level smallint NOT NULL CHECK (level BETWEEN 0 AND 62),
          position bigint NOT NULL CHECK (position >= 0),
          hash bytea NOT NULL CHECK (length(hash) = 32),
          PRIMARY KEY (level, position)
        );
        CREATE TABLE log_entries (
          position bigint PRIMARY KEY CHECK (position >= 0),
          sequence bigint NOT NULL UNIQUE REFERENCES entries
        );
        CREATE TABLE checkpoints (
          size bigint PRIMARY KEY CHECK (size > 0),
          note text NOT NULL
        );

        """
}
