@testable import LedgerPostgreSQL

@Suite(
    "Connections to a database",
    .enabled(if: PostgreSQLServer.isWanted),
    .timeLimit(.minutes(20))
)
struct PostgreSQLStoreTests {
    @Test("thirty tasks share eight connections, and each gets its turn")
    func limit() async throws {
        let server = try PostgreSQLServer()
        let place = try server.database()
        let store = PostgreSQLStore(place)
        try server.openTransaction("(SELECT pg_advisory_xact_lock(7)) AS held", in: place)
        let answers = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 1...30 {
                group.addTask {
                    try await store.run { reader in
                        try reader.connection.run("SELECT pg_advisory_xact_lock_shared(7)").count
                    }
                }
            }
            try await server.waitForSessions(where: "wait_event = 'advisory'") { $0 >= 8 }
            try server.endTransaction()
            return try await group.reduce(0, +)
        }
        #expect(answers == 30)
        #expect(try server.sessions() == 8, "connections stay open until the store is closed")
        store.dispose()
        try await server.waitForSessions { $0 == 0 }
    }

    @Test("a failed task gives its connection to the next one")
    func failure() async throws {
        let server = try PostgreSQLServer()
        let store = PostgreSQLStore(try server.database(), limit: 1)
        for _ in 1...3 {
            await #expect(throws: BatchFailure.self) {
                try await store.run { try $0.connection.run("SELECT 1 / 0").count }
            }
        }
        #expect(try await store.run { try $0.connection.run("SELECT 1").count } == 1)
    }

    @Test("no post reads all entries, however small the book was when its plan was made")
    func plans() async throws {
        let server = try PostgreSQLServer()
        let place = try server.database()
        let account = AccountID("1")
        let fixture = try await LedgerFixture(store: place)
        try await fixture.open(account, of: LedgerFixture.kim, with: 1_000)
        for number in 1...100 {
            _ = try await fixture.ledger.post(fixture.depositDraft("d\(number)", to: account, 1))
        }
        // A connection that is closed has counted all that it read.
        try #require(fixture.ledger as? PostgreSQLLedger).store.dispose()
        try await server.waitForSessions { $0 == 0 }
        let read = """
            SELECT seq_tup_read + idx_tup_fetch FROM pg_stat_user_tables WHERE relname = 'entries'
            """
        // Each post reads the last day, the openings of its accounts, and the entry of its legs.
        #expect(try Int(server.query(read, in: place)) ?? .max < 1_000)
    }

    @Test(
        "a schema that was never released, or is newer than the program, is refused in one line",
        arguments: [
            (1, "book.unreleased", "name another place for a new book"),
            (2, "book.unreleased", "name another place for a new book"),
            (99, "book.newer", "update this program"),
        ]
    )
    func unknown(version: Int, code: String, remedy: String) async throws {
        let server = try PostgreSQLServer()
        let place = try server.database()
        _ = try await LedgerFixture(store: place)
        try server.query("UPDATE bank.migrations SET version = \(version)", in: place)
        let ledger = try await LedgerFixture(store: place, date: nil).ledger
        for action in [
            { _ = try await ledger.businessDate() },
            { _ = try await ledger.start(on: nil) },
            { _ = try await ledger.audit() },
        ] as [@Sendable () async throws -> Void] {
            let error = await #expect(throws: BankError.self) { try await action() }
            #expect(error?.code == code)
            #expect(
                error?.message.contains("its schema is \(version)") == true,
                "\(String(describing: error))"
            )
            #expect(error?.message.hasSuffix(remedy) == true)
        }
    }
}
