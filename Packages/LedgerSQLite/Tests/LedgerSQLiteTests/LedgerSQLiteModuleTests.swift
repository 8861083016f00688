import Bookkeeping
import DependencyContainer
import LedgerInterface
import LedgerSQLite
import Testing

@Suite("The module of the ledger")
struct LedgerModuleTests {
    @Test("gives a ledger at the path, and makes nothing by being wired")
    func wiring() async throws {
        let folder = try TemporaryFolder()
        let issuer = AuthorityIssuer()
        let container = try Container(modules: [
            LedgerSQLiteModule(book: folder.book, issuer: issuer), VerifierModule(),
        ])
        let ledger = try container.resolve(ledgerInject)
        #expect(try folder.names == [])
        #expect(try await ledger.start(on: nil))
        #expect(try folder.names.contains("book"))
    }

    @Test("says at launch when nobody checks signatures")
    func missingVerifier() throws {
        let report = #expect(throws: ValidationReport.self) {
            try Container(modules: [LedgerSQLiteModule(book: "/nowhere", issuer: AuthorityIssuer())])
        }
        #expect(report.map(String.init(describing:))?.contains("AuthorityVerifier") == true)
    }
}
