import Ledger
import LedgerInterface
import LedgerInterfaceTesting
import Testing

@Suite("The ledger on disk")
struct SQLiteLedgerTests {
    @Test("keeps the contract of ledgers", arguments: LedgerContract.clauses)
    func contract(clause: LedgerContract.Clause) async throws {
        let folder = try TemporaryFolder()
        try await clause.check { try await SQLiteLedger($0, path: folder.path + "/book") }
    }
}
