import BankConsoleTesting
import Testing

@testable import BankApp

@Suite("A link of the bank")
struct LinkTests {
    @Test(
        "refuses another scheme and names both schemes of the bank",
        arguments: [
            "https://account/3333-01-0000013", "modularbank2://account/3333-01-0000013",
            "ribs-training2://launchGame?gameId=ticTacToe", "://launchGame?gameId=ticTacToe",
        ]
    )
    func scheme(link: String) throws {
        let failure = try #require(throws: Failure.self) { try Link(link) }
        #expect(failure.code == "link.scheme")
        #expect(failure.exitCode == .badData)
        let schemes = "begin it with 'modularbank://', or with 'ribs-training://' for a game"
        #expect(failure.message.contains(schemes))
    }
}
