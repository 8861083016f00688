import Console
import Testing

@testable import BankApp

@Suite("A link")
struct LinkTests {
    @Test(
        "of another scheme is refused, and both schemes of the bank are named",
        arguments: [
            "https://account/3333-01-0000013", "modularbank2://account/3333-01-0000013",
            "ribs-training2://launchGame?gameId=ticTacToe", "://launchGame?gameId=ticTacToe",
        ]
    )
    func scheme(link: String) throws {
        let failure = try #require(throws: Failure.self) { try Link(link) }
        #expect(failure.code == "link.scheme")
        #expect(failure.exitCode == .badData)
        #expect(failure.message.contains("begins with modularbank://, or with ribs-training://"))
    }
}
