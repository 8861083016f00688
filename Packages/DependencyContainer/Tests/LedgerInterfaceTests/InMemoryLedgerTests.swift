import LedgerInterfaceTesting
import Testing

@Suite("In-memory ledger")
struct InMemoryLedgerTests {
    @Test("meets the contract of ledgers", arguments: LedgerContract.clauses)
    func contract(clause: LedgerContract.Clause) async throws {
        try await clause.check { InMemoryLedger($0) }
    }
}
