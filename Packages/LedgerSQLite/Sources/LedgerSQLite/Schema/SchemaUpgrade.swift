/// Brings a book to the schema of this program.
struct SchemaUpgrade {
    /// All there are, in tests also others.
    let steps: [SchemaStep]

    /// Does the steps that the book lacks, all or none of them.
    func run(on connection: SQLiteConnection) throws {
        try connection.transaction(.writing) {
            // Asked again now that nobody else writes: another process may have been faster.
            try runMissingSteps(on: connection)
        }
    }

    /// Does the steps that the book lacks, within a transaction that stands already.
    func runMissingSteps(on connection: SQLiteConnection) throws {
        let version = try Self.version(of: connection)
        guard version < Int64(steps.count) else { return }
        for step in steps[Int(version)...] { try connection.execute(step.sql) }
        try connection.execute("PRAGMA user_version = \(steps.count)")
    }

    /// The schema version that the book has.
    static func version(of connection: SQLiteConnection) throws -> Int64 {
        try connection.first("PRAGMA user_version") { $0.integer(0) } ?? 0
    }
}
