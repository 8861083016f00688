import Bookkeeping

@testable import LedgerSQLite

/// A person who may write the file of a book and knows the program, but has no key of the bank.
struct Attacker {
    let connection: SQLiteConnection
    private let path: String

    init(_ path: String) throws {
        connection = try SQLiteConnection(path: path)
        self.path = path
    }

    /// Moves all changes from the write-ahead log to the file of the book.
    func settle() throws {
        try connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    }

    /// Runs an attack without triggers, foreign keys and checks, and restores the triggers.
    /// - Parameter isForging: Whether all hashes and balances are computed again.
    func attack(isForging: Bool, _ body: (SQLiteConnection) throws -> Void) throws {
        let triggers = try connection.all(
            "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'"
        ) { ($0.text(0), $0.text(1)) }
        try connection.execute("BEGIN; PRAGMA ignore_check_constraints = ON")
        for (name, _) in triggers { try connection.execute("DROP TRIGGER \(name)") }
        try body(connection)
        if isForging { try forge() }
        for (_, sql) in triggers { try connection.execute(sql) }
        try connection.execute("COMMIT; PRAGMA ignore_check_constraints = OFF")
    }

    /// Computes digests of records, balances and the log again, and deletes the bank's checkpoints.
    private func forge() throws {
        let values = try connection.all(
            "SELECT collection, name, version, value FROM record_history WHERE value IS NOT NULL"
        ) { ($0.text(0), $0.text(1), $0.integer(2), $0.text(3)) }
        for (collection, name, version, value) in values {
            try connection.run(
                """
                UPDATE record_history SET digest = ?
                WHERE collection = ? AND name = ? AND version = ?
                """,
                SHA256.digest(of: value.utf8).bytes,
                collection,
                name,
                version
            )
        }
        try connection.execute(
            """
            UPDATE legs SET balance = b.sum FROM (
              SELECT l.sequence, l.position,
                sum(CASE l.side WHEN a.normal_side THEN l.amount ELSE -l.amount END)
                  OVER (PARTITION BY l.account ORDER BY l.sequence, l.position) AS sum
              FROM legs l JOIN accounts a ON a.key = l.account) b
            WHERE b.sequence = legs.sequence AND b.position = legs.position;
            UPDATE accounts SET balance = ifnull(
              (SELECT balance FROM legs WHERE account = key
               ORDER BY sequence DESC, position DESC LIMIT 1), 0);
            UPDATE holds SET amount = ifnull(
              (SELECT amount FROM hold_history WHERE hold = id
               ORDER BY sequence DESC LIMIT 1), 0);
            DELETE FROM checkpoints;
            DELETE FROM log_nodes;
            """
        )
        let log = LogStore(BookReader(connection, path: path))
        // An entry that cannot be read has no leaf, so the log ends before it.
        while let added = try? log.seal(LogStore.batch), added > 0 {}
    }

    /// Changes the newest values of a collection's records, and their copies in the history.
    static func rewrite(_ collection: String, _ expression: String) -> String {
        """
        UPDATE records SET value = \(expression) WHERE collection = '\(collection)';
        UPDATE record_history SET value = (SELECT value FROM records r WHERE
            r.collection = record_history.collection AND r.name = record_history.name)
          WHERE collection = '\(collection)' AND version = (SELECT version FROM records r WHERE
            r.collection = record_history.collection AND r.name = record_history.name);
        """
    }
}

extension SQLiteConnection {
    /// Returns the first column of a query that is composed when the test runs.
    func texts(_ query: String) throws -> [String] {
        try execute("CREATE TEMP VIEW composed AS \(query)")
        let texts = try all("SELECT * FROM temp.composed") { $0.text(0) }
        try execute("DROP VIEW temp.composed")
        return texts
    }
}
