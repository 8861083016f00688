import Bookkeeping
import LedgerInterface
import LedgerInterfaceTesting
import LedgerPostgreSQLTesting
import Testing

@testable import LedgerPostgreSQL

@Suite("Connections to a database", .enabled(if: PostgreSQLServer.isWanted))
struct PostgreSQLStoreTests {
    @Test("thirty tasks share eight connections, and each gets its turn")
    func limit() async throws {
        let server = try PostgreSQLServer()
        let place = try server.database()
        let store = PostgreSQLStore(place)
        func connections(_ condition: String) throws -> Int {
            let count = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'bank'"
            return try Int(server.query("\(count) AND \(condition)", in: place)) ?? 0
        }
        try server.openTransaction("(SELECT pg_advisory_xact_lock(7)) AS held", in: place)
        let answers = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 1...30 {
                group.addTask {
                    try await store.run { reader in
                        try reader.connection.run("SELECT pg_advisory_xact_lock_shared(7)").count
                    }
                }
            }
            while try connections("wait_event = 'advisory'") < 8 { await Task.yield() }
            try server.endTransaction()
            return try await group.reduce(0, +)
        }
        #expect(answers == 30)
        #expect(try connections("true") == 8, "connections stay open until the store is closed")
        store.dispose()
        while try connections("true") > 0 { await Task.yield() }
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

    @Test("a schema that is newer than the program is refused in one line")
    func newer() async throws {
        let server = try PostgreSQLServer()
        let place = try server.database()
        _ = try await LedgerFixture(store: place)
        try server.query("INSERT INTO bank.migrations VALUES (99)", in: place)
        let ledger = try await LedgerFixture(store: place, date: nil).ledger
        for action in [
            { _ = try await ledger.businessDate() },
            { _ = try await ledger.start(on: nil) },
            { _ = try await ledger.audit() },
        ] as [@Sendable () async throws -> Void] {
            let error = await #expect(throws: BankError.self) { try await action() }
            #expect(error?.code == "book.newer")
            #expect(
                error?.message.contains("its schema is 99") == true,
                "\(String(describing: error))"
            )
            #expect(error?.message.hasSuffix("update this program") == true)
        }
    }
}
