import Bookkeeping
import LedgerInterface

/// The scripts that create a book, or upgrade it from one version to the next.
enum Migration {}

/// The upgrade of a book to the current version.
struct Migrator {
    /// The migrations in order.
    ///
    /// A released migration never changes, because existing books were created with it.
    static let migrations = [Migration.createBook]

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
        try connection.integer("SELECT max(version) FROM bank.migrations")
    }

    /// Runs the missing migrations in one transaction.
    static func migrate(_ connection: PostgreSQLConnection) throws {
        try connection.execute("BEGIN")
        try connection.run(BookReader.exclusion)
        try connection.execute("CREATE SCHEMA IF NOT EXISTS bank")
        try connection.execute(
            "CREATE TABLE IF NOT EXISTS bank.migrations (version integer PRIMARY KEY)"
        )
        let found = try version(connection)
        for (number, migration) in zip(versions.first..., migrations) where number > found {
            // The extended protocol runs one statement at a time.
            for statement in migration.split(separator: ";\n") {
                try connection.execute(String(statement))
            }
            try connection.execute("INSERT INTO bank.migrations VALUES (\(number))")
        }
        try connection.execute("COMMIT")
    }
}
