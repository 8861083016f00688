import DependencyContainer
import LedgerSQLite

@Suite("LedgerSQLiteModule")
struct LedgerSQLiteModuleTests {
    @Test("the module provides a ledger and creates no file before its use")
    func wiring() async throws {
        let folder = try TemporaryFolder()
        let issuer = AuthorityIssuer()
        let container = try Container(modules: [
            LedgerSQLiteModule(book: folder.book, issuer: issuer) { print($0) }, VerifierModule(),
        ])
        let ledger = try container.resolve(ledgerInject)
        #expect(try folder.names == [])
        #expect(try await ledger.start(on: nil))
        #expect(try folder.names.contains("book"))
    }

    @Test("the container reports a missing verifier")
    func missingVerifier() throws {
        let report = #expect(throws: ValidationReport.self) {
            try Container(modules: [
                LedgerSQLiteModule(book: "/nowhere", issuer: AuthorityIssuer()) { print($0) }
            ])
        }
        #expect(report.map(String.init(describing:))?.contains("AuthorityVerifier") == true)
    }
}
