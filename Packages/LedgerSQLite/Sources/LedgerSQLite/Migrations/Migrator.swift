import Bookkeeping

/// A step that changes a book of version n to version n + 1.
struct Migration: Sendable {
    /// The SQL statements.
    let sql: String
    /// The digest of the schema after this step; see ``Schema/digest(of:)``.
    let schema: String
}

/// The layout of a book in SQLite.
///
/// A released migration never changes, because existing books were made by it.
enum Schema {
    /// The mark of a database of this bank: `Bank` in ASCII.
    static let applicationID: Int64 = 0x42_61_6E_6B

    static let migrations: [Migration] = [
        .createBook, .createViews, .createHolds, .createLog,
    ]

    /// The version of a book after all migrations.
    static var version: Int64 { Int64(migrations.count) }

    /// Returns the digest of all tables, indexes, triggers and views.
    ///
    /// Values are quoted, so no two schemas have the same text.
    static func digest(of connection: SQLiteConnection) throws -> String {
        var bytes: [UInt8] = []
        try connection.each(
            """
            SELECT quote(type) || quote(name) || quote(tbl_name) || quote(sql)
            FROM sqlite_schema ORDER BY type, name
            """
        ) { bytes += $0.blob(0) }
        return SHA256.digest(of: bytes).description
    }
}

/// The upgrade of a book to the current version.
struct Migrator {
    let migrations: [Migration]

    /// Runs the missing migrations within the caller's transaction.
    func runMissing(on connection: SQLiteConnection) throws {
        let version = try Self.version(of: connection)
        guard version < Int64(migrations.count) else { return }
        for migration in migrations[Int(version)...] { try connection.execute(migration.sql) }
        try connection.execute("PRAGMA user_version = \(migrations.count)")
    }

    /// Returns the version of a book.
    static func version(of connection: SQLiteConnection) throws -> Int64 {
        try connection.first("PRAGMA user_version") { $0.integer(0) } ?? 0
    }
}
