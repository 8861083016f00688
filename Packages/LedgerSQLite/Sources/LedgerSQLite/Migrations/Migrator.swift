import Bookkeeping

/// A step that makes a book, or changes a book of one version to the next.
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

    static let migrations: [Migration] = [.createBook]

    /// The version that the first migration makes; lower ones were never released.
    static let firstVersion: Int64 = 5

    /// The version of a book after all migrations.
    static var version: Int64 { version(after: migrations) }

    /// Returns the version of a book after migrations.
    static func version(after migrations: [Migration]) -> Int64 {
        firstVersion + Int64(migrations.count) - 1
    }

    /// Returns the digest of the schema of a version; nil if the migrations do not make it.
    static func digest(ofVersion version: Int64, by migrations: [Migration]) -> String? {
        (firstVersion...Self.version(after: migrations)).contains(version)
            ? migrations[Int(version - firstVersion)].schema : nil
    }

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
        // A new book has the version 0.
        let done = max(0, try Self.version(of: connection) - Schema.firstVersion + 1)
        for migration in migrations.dropFirst(Int(done)) { try connection.execute(migration.sql) }
        try connection.execute("PRAGMA user_version = \(Schema.version(after: migrations))")
    }

    /// Returns the version of a book.
    static func version(of connection: SQLiteConnection) throws -> Int64 {
        try connection.first("PRAGMA user_version") { $0.integer(0) } ?? 0
    }
}
