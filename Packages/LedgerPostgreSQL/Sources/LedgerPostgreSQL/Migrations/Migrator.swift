import Bookkeeping
import LedgerInterface

/// The statements that create a book, or upgrade it from one version to the next.
struct Migration: ExpressibleByStringInterpolation {
    private let script: String

    init(stringLiteral script: String) {
        self.script = script
    }

    /// The text, split into single statements, because the extended protocol runs one statement at
    /// a time.
    var statements: [String] {
        script.split(separator: ";\n").map { String($0) }
    }
}

/// The upgrade of a book to the current version.
struct Migrator {
    /// The migrations in order.
    ///
    /// A released migration never changes, because existing books were created with it.
    static let migrations: [Migration] = [.createBook]

    /// The versions that a book has after each migration.
    static let versions = SchemaVersions(first: 3, migrations: migrations.count)

    /// Indicates whether the schema has the current version or a newer one.
    static func isCurrent(_ connection: PostgreSQLConnection) throws -> Bool {
        let table = try connection.run("SELECT to_regclass('bank.migrations') IS NOT NULL")
        guard table.first?.boolean(0) == true else { return false }
        return try version(connection) >= versions.current
    }

    /// Returns the version of the schema; zero if no migration has run.
    static func version(_ connection: PostgreSQLConnection) throws -> Int64 {
        try connection.run("SELECT max(version) FROM bank.migrations").first?.integer(0) ?? 0
    }

    /// Runs the missing migrations in one transaction.
    static func migrate(_ connection: PostgreSQLConnection) throws {
        try connection.execute("BEGIN")
        try connection.run(BookReader.exclusion)
        try connection.execute("CREATE SCHEMA IF NOT EXISTS bank")
        try connection.execute(
            "CREATE TABLE IF NOT EXISTS bank.migrations (version integer PRIMARY KEY)"
        )
        let version = try connection.run(
            "SELECT coalesce(max(version), 0) FROM bank.migrations"
        )
        let found = version.first?.integer(0) ?? 0
        for (number, migration) in zip(versions.first..., migrations) where number > found {
            for statement in migration.statements { try connection.execute(statement) }
            try connection.execute("INSERT INTO bank.migrations VALUES (\(number))")
        }
        try connection.execute("COMMIT")
    }
}
