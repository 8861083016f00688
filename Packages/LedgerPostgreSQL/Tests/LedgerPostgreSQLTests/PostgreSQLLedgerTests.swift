import Bookkeeping
import LedgerInterfaceTesting
import Testing

@testable import LedgerPostgreSQL

private let server = Result { try PostgreSQLServer() }

@Suite("PostgreSQL ledger", .serialized)
struct PostgreSQLLedgerTests {
    @Test("meets the contract of ledgers", arguments: LedgerContract.clauses)
    func contract(clause: LedgerContract.Clause) async throws {
        let database = try server.get().database()
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
