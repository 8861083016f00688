import Bookkeeping
import LedgerInterface

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

    /// The versions that a book has after each of `migrations`.
    static func versions(of migrations: [Migration] = migrations) -> SchemaVersions {
        SchemaVersions(first: 5, migrations: migrations.count)
    }

    /// The version of a book after all migrations.
    static var version: Int64 { versions().current }

    /// Returns the digest of the schema of `version`; nil if `migrations` do not lead to that
    /// version.
    static func digest(ofVersion version: Int64, by migrations: [Migration]) -> String? {
        let versions = versions(of: migrations)
        return (versions.first...versions.current).contains(version)
            ? migrations[Int(version - versions.first)].schema : nil
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
        let versions = Schema.versions(of: migrations)
        let done = max(0, try Self.version(of: connection) - versions.first + 1)
        for migration in migrations.dropFirst(Int(done)) { try connection.execute(migration.sql) }
        try connection.execute("PRAGMA user_version = \(versions.current)")
    }

    /// Returns the version of a book.
    static func version(of connection: SQLiteConnection) throws -> Int64 {
        try connection.first("PRAGMA user_version") { $0.integer(0) } ?? 0
    }
}
