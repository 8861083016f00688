import Bookkeeping
import CSQLite

/// The check of the database file: its pages, its indexes and its schema.
///
/// The schema must equal the schema that the migrations make. It includes the triggers that prevent
/// changes of the history.
struct FileCheck {
    let connection: SQLiteConnection
    let migrations: [Migration]

    func run(_ audit: inout BookAudit) throws {
        // With at most twenty faults.
        try connection.each("PRAGMA integrity_check(20)") { row in
            let fault = row.text(0)
            if fault != "ok" {
                audit.add("file", at: nil, "the file is damaged: SQLite reports '\(fault)'")
            }
        }
        let found = try Self.objects(of: connection)
        let mark = found["table move"] == nil ? [] : [Migration.createMark]
        let expected = try objects(of: migrations + mark)
        for fault in BookAudit.schemaFaults(found: found, expected: expected) {
            audit.add("schema", at: nil, fault)
        }
    }

    /// Runs migrations in memory and returns the schema objects that they create.
    private func objects(of migrations: [Migration]) throws -> [String: String] {
        let empty = try SQLiteConnection(
            path: ":memory:",
            flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY
        )
        for migration in migrations { try empty.execute(migration.sql) }
        return try Self.objects(of: empty)
    }

    /// Returns the SQL of each table, index, trigger and view by its kind and name.
    private static func objects(of connection: SQLiteConnection) throws -> [String: String] {
        let rows = try connection.all("SELECT type, name, sql FROM sqlite_schema") { row in
            ("\(row.text(0)) \(row.text(1))", row.text(2))
        }
        return Dictionary(rows) { first, _ in first }
    }
}
