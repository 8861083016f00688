extension Migration {
    /// The roles of the book's users, and the triggers that guard the book's history.
    ///
    /// `bank_writer` adds to the history, and updates the state that follows from it. `bank_reader`
    /// reads everything, but takes no lock and begins no transaction that delays posts or sealing.
    ///
    /// Only an administrator who drops the triggers can change the history, and the checkpoints
    /// show such a change.
    static let roles = """
        \(role("bank_writer"));
        \(role("bank_reader"));
        REVOKE ALL ON SCHEMA bank FROM PUBLIC;
        GRANT USAGE ON SCHEMA bank TO bank_writer, bank_reader;
        GRANT SELECT ON ALL TABLES IN SCHEMA bank TO bank_writer, bank_reader;
        GRANT SELECT ON SEQUENCE bank.entries_sequence_seq TO bank_writer, bank_reader;
        GRANT INSERT (date, time, idempotency_id, purpose, content, result, authority,
          authority_name, signature, signed, memo, reverses) ON bank.entries TO bank_writer;
        GRANT INSERT ON bank.accounts, bank.legs, bank.records, bank.record_history, bank.holds,
          bank.hold_history, bank.log_nodes, bank.log_entries, bank.checkpoints TO bank_writer;
        GRANT UPDATE (balance, closed_by) ON bank.accounts TO bank_writer;
        GRANT UPDATE (version, value, linked_to, due), DELETE ON bank.records TO bank_writer;
        GRANT UPDATE (amount) ON bank.holds TO bank_writer;
        \(asAdministrator(#"EXECUTE format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC', current_database());"#));
        \(asAdministrator("REVOKE CREATE ON SCHEMA public FROM PUBLIC;"));
        \(asAdministrator(functionsOfWriters));

        CREATE FUNCTION bank.refuse_change() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN \(refusal("the history of the book is only added to")) END $$;
        \(refusing("UPDATE OR DELETE OR TRUNCATE", on: "entries", "legs", "record_history",
            "hold_history", "log_nodes", "log_entries", "checkpoints"));
        \(refusing("DELETE OR TRUNCATE", on: "accounts", "holds"));
        \(refusing("TRUNCATE", on: "records"));

        \(joining("sequence"));
        \(joining("opened_by"));
        \(guarding("sequence", on: "legs", "record_history", "hold_history"));
        \(guarding("opened_by", on: "accounts"));
        """

    private static func role(_ name: String) -> String {
        """
        DO $$ BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '\(name)') THEN \
        CREATE ROLE \(name) NOLOGIN; END IF; \
        EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$
        """
    }

    /// Returns SQL that runs a statement; if the user lacks the privilege, the SQL only warns that
    /// an administrator should run the statement.
    private static func asAdministrator(_ statement: String) -> String {
        """
        DO $$ DECLARE function regprocedure; BEGIN \(statement) \
        EXCEPTION WHEN insufficient_privilege THEN \
        RAISE WARNING 'an administrator should run: %', '\(quoted(statement))'; END $$
        """
    }

    private static func quoted(_ text: String) -> String {
        text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
    }

    /// SQL that revokes the readers' right to call functions that can block posts or sealing, or
    /// fill the disk.
    private static let functionsOfWriters = """
        FOR function IN SELECT oid FROM pg_proc WHERE pronamespace = 'pg_catalog'::regnamespace \
        AND (proname ~ '^pg_(try_)?advisory_(xact_)?lock' OR proname IN ('pg_current_xact_id', \
        'txid_current', 'pg_logical_emit_message', 'lo_creat', 'lo_create', 'lo_from_bytea')) \
        LOOP EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', function); \
        IF function::text !~ '^lo_' THEN \
        EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO bank_writer', function); END IF; END LOOP;
        """

    private static func refusal(_ text: String) -> String {
        "RAISE EXCEPTION '\(text)' USING ERRCODE = 'insufficient_privilege';"
    }

    /// Returns SQL for triggers that refuse statements on tables, even by an administrator or in a
    /// replica session.
    private static func refusing(_ statements: String, on tables: String...) -> String {
        tables.map { table in
            """
            CREATE TRIGGER refuse_change BEFORE \(statements) ON bank.\(table)
              FOR EACH STATEMENT EXECUTE FUNCTION bank.refuse_change();
            ALTER TABLE bank.\(table) ENABLE ALWAYS TRIGGER refuse_change
            """
        }.joined(separator: ";\n")
    }

    /// Returns SQL for a trigger function that refuses new rows of an entry that another
    /// transaction has posted.
    private static func joining(_ column: String) -> String {
        """
        CREATE FUNCTION bank.require_own_\(column)() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN \
        IF EXISTS (SELECT FROM added JOIN bank.entries e ON e.sequence = added.\(column) \
        WHERE e.transaction <> pg_current_xact_id()) \
        THEN \(refusal("an old entry is not added to")) END IF; RETURN NULL; END $$
        """
    }

    private static func guarding(_ column: String, on tables: String...) -> String {
        tables.map { table in
            """
            CREATE TRIGGER require_own_entry AFTER INSERT ON bank.\(table)
              REFERENCING NEW TABLE AS added
              FOR EACH STATEMENT EXECUTE FUNCTION bank.require_own_\(column)();
            ALTER TABLE bank.\(table) ENABLE ALWAYS TRIGGER require_own_entry
            """
        }.joined(separator: ";\n")
    }
}
