import Bookkeeping

/// The statements that make a book, or change a book of one version to the next.
struct Migration: ExpressibleByStringInterpolation {
    private let script: String

    init(stringLiteral script: String) {
        self.script = script
    }

    /// The statements, of which the extended protocol runs one at a time.
    var statements: [String] {
        script.split(separator: ";\n").map { String($0) }
    }
}

/// The upgrade of a book to the current version.
struct Migrator {
    /// The migrations, of which a released one never changes: existing books were made by it.
    static let migrations: [Migration] = [.createBook]

    /// The version that the first migration makes; lower ones were never released.
    static let firstVersion: Int64 = 3

    /// The version of a book after all migrations.
    static var current: Int64 { firstVersion + Int64(migrations.count) - 1 }

    /// Indicates whether there are all tables, which a user needs no rights to find out.
    static func isCurrent(_ connection: PostgreSQLConnection) throws -> Bool {
        let table = try connection.run("SELECT to_regclass('bank.migrations') IS NOT NULL")
        guard table.first?.boolean(0) == true else { return false }
        return try version(connection) >= current
    }

    /// The version of the schema, if there is one.
    static func version(_ connection: PostgreSQLConnection) throws -> Int64 {
        try connection.run("SELECT max(version) FROM bank.migrations").first?.integer(0) ?? 0
    }

    /// Creates the missing tables, in one transaction.
    static func migrate(_ connection: PostgreSQLConnection) throws {
        try connection.execute("BEGIN")
        _ = try connection.run(BookReader.exclusion)
        try connection.execute("CREATE SCHEMA IF NOT EXISTS bank")
        try connection.execute(
            "CREATE TABLE IF NOT EXISTS bank.migrations (version integer PRIMARY KEY)"
        )
        let version = try connection.run(
            "SELECT coalesce(max(version), 0) FROM bank.migrations"
        )
        let found = version.first?.integer(0) ?? 0
        for (number, migration) in zip(firstVersion..., migrations) where number > found {
            for statement in migration.statements { try connection.execute(statement) }
            try connection.execute("INSERT INTO bank.migrations VALUES (\(number))")
        }
        try connection.execute("COMMIT")
    }
}
