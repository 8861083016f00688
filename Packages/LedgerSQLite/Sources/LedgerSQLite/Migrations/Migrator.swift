import Bookkeeping

/// A migration step, which creates a book or upgrades it by one version.
struct Migration: Sendable {
    /// The SQL statements of the step.
    let sql: String
    /// The digest of the schema after this step; see ``Schema/digest(of:)``.
    let schema: String
}

/// The layout of a book in SQLite.
///
/// A released migration never changes, because existing books were created with it.
enum Schema {
    /// SQLite's `application_id` of a book of this bank: `Bank` in ASCII.
    static let applicationID: Int64 = 0x42_61_6E_6B

    static let migrations: [Migration] = [.createBook]

    /// The version after the first migration; lower versions were never released.
    static let firstVersion: Int64 = 5

    /// The version of a book after all migrations.
    static var version: Int64 { version(after: migrations) }

    /// Returns the version of a book after all of `migrations`.
    static func version(after migrations: [Migration]) -> Int64 {
        firstVersion + Int64(migrations.count) - 1
    }

    /// Returns the digest of the schema of `version`; nil if `migrations` do not lead to that
    /// version.
    static func digest(ofVersion version: Int64, by migrations: [Migration]) -> String? {
        (firstVersion...Self.version(after: migrations)).contains(version)
            ? migrations[Int(version - firstVersion)].schema : nil
    }

    /// Returns the digest of the schema: all tables, indexes, triggers and views.
    ///
    /// The names and the SQL are quoted, so that two different schemas never give the same bytes.
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
