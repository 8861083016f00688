import Bookkeeping
import LedgerInterfaceTesting
import LedgerPostgreSQLTesting
import Testing

@testable import LedgerPostgreSQL

@Suite("PostgreSQL ledger", .serialized)
struct PostgreSQLLedgerTests {
    private static let server = Result { try PostgreSQLServer() }

    @Test("meets the contract of ledgers", arguments: LedgerContract.clauses)
    func contract(clause: LedgerContract.Clause) async throws {
        let database = try Self.server.get().database()
        try await clause.check { setup in
            let ledger = PostgreSQLLedger(
                store: PostgreSQLStore(database),
                authority: setup.authority,
                clock: setup.clock,
                nonce: setup.nonce
            )
            if let date = setup.date { try await ledger.start(on: date) }
            return ledger
        }
    }
}
