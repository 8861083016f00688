import Bookkeeping
import LedgerInterfaceTesting
import LedgerPostgreSQLTesting
import Testing

@testable import LedgerPostgreSQL


@Suite("PostgreSQL ledger", .serialized, .enabled(if: PostgreSQLServer.isWanted))
struct PostgreSQLLedgerTests {
    private static let server = Result { try PostgreSQLServer() }

    @Test("meets the contract of ledgers", arguments: LedgerContract.clauses)
    func contract(clause: LedgerContract.Clause) async throws {
        let database = try Self.server.get().database()
        try await clause.check { try await PostgreSQLLedger.started(in: database, $0) }
    }
}
