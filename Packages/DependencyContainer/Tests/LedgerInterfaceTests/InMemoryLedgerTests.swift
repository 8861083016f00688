import LedgerInterfaceTesting
import Testing

@Suite("The ledger in memory")
struct InMemoryLedgerTests {
    @Test("keeps the contract of ledgers", arguments: LedgerContract.clauses)
    func contract(clause: LedgerContract.Clause) async throws {
        try await clause.check { InMemoryLedger($0) }
    }
}
