extension PostgreSQLServer {
    /// The number of sessions of ledgers for which a condition holds.
    func sessions(where condition: String = "true") throws -> Int {
        let count = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'bank'"
        return try Int(query("\(count) AND \(condition)", in: "postgres")) ?? 0
    }

    /// Waits for a number of sessions; the time limit of the suite ends a test that would hang.
    func waitForSessions(
        where condition: String = "true",
        until isEnough: (Int) -> Bool
    ) async throws {
        while try !isEnough(sessions(where: condition)) {
            try await Task.sleep(for: .milliseconds(10))
        }
    }
}
