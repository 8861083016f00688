@testable import LedgerPostgreSQL

@Suite("PostgreSQL ledger", .serialized, .enabled(if: PostgreSQLServer.isWanted))
struct PostgreSQLLedgerTests {
    private static let server = Result { try PostgreSQLServer() }

    /// The owner makes the book, and a user with the role of writers does everything else.
    @Test("meets the contract of ledgers", arguments: LedgerContract.clauses)
    func contract(clause: LedgerContract.Clause) async throws {
        let server = try Self.server.get()
        let database = try server.database()
        try await clause.check { setup in
            let owner = try await PostgreSQLLedger.started(in: PostgreSQLStore(database), setup)
            guard setup.date != nil else { return owner }
            try server.makeUser("writer", in: "bank_writer")
            let store = PostgreSQLServer.store(database, as: "writer")
            return try await PostgreSQLLedger.started(in: PostgreSQLStore(store), setup)
        }
    }

    @Test("the count of changes differs after another process has changed the book")
    func changes() async throws {
        let store = try Self.server.get().database()
        let first = try await LedgerFixture(store: store)
        let second = try await LedgerFixture(store: store)
        try await first.expectCountedChanges(madeBy: second)
    }
}
