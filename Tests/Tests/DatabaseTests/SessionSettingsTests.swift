@Suite("Settings of PostgreSQL's sessions", .enabled(if: PostgreSQLServer.isWanted))
struct SessionSettingsTests {
    private static let server = Result { try PostgreSQLServer() }

    /// Settings on which statements, their texts or their results depend.
    private static let settings = [
        "array_nulls": "off", "bytea_output": "escape", "client_encoding": "LATIN1",
        "client_min_messages": "debug5", "datestyle": "German",
        "default_transaction_deferrable": "on",
        "default_transaction_isolation": "serializable", "default_transaction_read_only": "on",
        "enable_indexscan": "off", "extra_float_digits": "-15",
        "idle_in_transaction_session_timeout": "1", "intervalstyle": "iso_8601",
        "lock_timeout": "1", "quote_all_identifiers": "on", "row_security": "off",
        "search_path": "public", "session_replication_role": "replica",
        "standard_conforming_strings": "off", "statement_timeout": "1",
        "synchronous_commit": "off", "timezone": "Pacific/Kiritimati",
        "transform_null_equals": "on",
    ]

    enum Source: CaseIterable {
        case environment, connectionString, database, role
    }

    @Test("change nothing, and no notice reaches the terminal", arguments: Source.allCases)
    func settings(source: Source) throws {
        let server = try Self.server.get()
        let database = try server.database()
        let name = try #require(database.split(separator: "dbname=").last)
        let user = "user\(UInt32.random(in: 0 ... .max))"
        try server.query("CREATE ROLE \(user) SUPERUSER LOGIN", in: database)
        let options = Self.settings.map { "-c \($0.key)=\($0.value)" }.joined(separator: " ")
        var bank = try Bank()
        bank.environment["BANK_STORE"] = PostgreSQLServer.store(database, as: user)
        switch source {
        case .environment: bank.environment["PGOPTIONS"] = options
        case .connectionString: bank.environment["BANK_STORE"]? += " options='\(options)'"
        case .database, .role:
            let owner = source == .role ? "ROLE \(user)" : "DATABASE \(name)"
            for (setting, value) in Self.settings {
                try server.query("ALTER \(owner) SET \(setting) = '\(value)'", in: "postgres")
            }
        }
        var outcomes = [try bank("day start 2026-01-05")]
        _ = try bank.join()
        let account = try bank.account(holding: 1_000_000)
        let put = "safebox put \(account) 500000 --yes --pin-stdin"
        outcomes += [
            try bank("safebox open \(account) --yes"), try bank(put, input: Bank.password + "\n"),
        ]
        outcomes += try ["day advance 40", "account list", "audit"].map { try bank($0) }
        for outcome in outcomes {
            #expect(outcome.exitCode == 0, "\(source): \(outcome)")
            // The journal of this computer is not the only one.
            let notes = outcome.errorOutput.split(separator: "\n").filter {
                !$0.contains("other computers record")
            }
            #expect(notes.isEmpty, "\(source): \(outcome)")
        }
        #expect(try bank.balance(of: account) == 500_000)
    }
}
