import Bookkeeping
internal import CSQLite

/// Looks at the database itself: its pages and indexes, and whether its schema (the rules that keep
/// history from being rewritten are part of it) is what this program makes.
struct FileCheck {
    /// The most faults of the file that are told.
    private static let mostFaults = 20

    let connection: SQLiteConnection
    let steps: [SchemaStep]

    func run(_ audit: inout BookAudit) throws {
        try connection.each("PRAGMA integrity_check(\(Self.mostFaults))") { row in
            let fault = row.text(0)
            if fault != "ok" { audit.add("file", at: nil, "SQLite finds: \(fault)") }
        }
        let found = try Self.objects(of: connection)
        let expected = try expectedObjects()
        for (name, sql) in expected.sorted(by: { $0.key < $1.key }) where found[name] != sql {
            let state = found[name] == nil ? "missing" : "not what it should be"
            audit.add("schema", at: nil, "the \(name) of the book is \(state)")
        }
        for name in found.keys.sorted() where expected[name] == nil {
            audit.add("schema", at: nil, "the \(name) does not belong in the book")
        }
    }

    /// What the steps make, found out by doing them.
    private func expectedObjects() throws -> [String: String] {
        let empty = try SQLiteConnection(
            path: ":memory:",
            flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY
        )
        for step in steps { try empty.execute(step.sql) }
        return try Self.objects(of: empty)
    }

    /// Tables, indexes, triggers and views by kind and name, with the statements that made them.
    private static func objects(of connection: SQLiteConnection) throws -> [String: String] {
        let rows = try connection.all("SELECT type, name, sql FROM sqlite_schema") { row in
            ("\(row.text(0)) \(row.text(1))", row.text(2))
        }
        return Dictionary(rows) { first, _ in first }
    }
}
