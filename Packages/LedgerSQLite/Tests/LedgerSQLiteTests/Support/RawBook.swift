@testable import LedgerSQLite

/// A connection to the file of a book, without the rules of the bank.
struct RawBook {
    let connection: SQLiteConnection

    init(_ path: String) throws {
        connection = try SQLiteConnection(path: path)
    }

    /// Runs statements without the triggers, and then restores the triggers.
    func tamper(_ sql: String) throws {
        let triggers = try connection.all(
            "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'"
        ) { ($0.text(0), $0.text(1)) }
        try #require(!triggers.isEmpty)
        for (name, _) in triggers { try connection.execute("DROP TRIGGER \(name)") }
        try connection.execute("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON")
        try connection.execute(sql)
        let changes = try connection.first("SELECT total_changes()") { $0.integer(0) }
        try #require(changes != 0, "\(sql) changed nothing")
        for (_, sql) in triggers { try connection.execute(sql) }
    }
}
