import Bookkeeping
import Card
import DependencyContainer
import Testing

@Suite("The module of cards")
struct CardModuleTests {
    @Test(
        "without a book, accounts and a signer the app learns at launch all that is missing"
    )
    func missing() throws {
        let report = try #require(throws: ValidationReport.self) {
            try Container(modules: CardModule(authority: AuthorityIssuer().authority("Card")))
        }
        for name in ["Ledger", "DemandDepositInject", "SigningInjectId"] {
            #expect(report.description.contains(name))
        }
    }
}
