import BankConsoleTesting
import Testing

@testable import Card

@Suite("The module of cards")
struct CardModuleTests {
    @Test("validation reports every missing service of the card module")
    func missingServices() throws {
        let report = try #require(throws: ValidationReport.self) {
            try Container(modules: CardModule(authority: AuthorityIssuer().authority("Card")))
        }
        for name in ["Ledger", "DemandDepositInject", "SigningInjectId"] {
            #expect(report.description.contains(name))
        }
    }
}
