import BankConsoleTesting
import Bookkeeping
import Console
import DemandDepositInterface
import Testing

@testable import DemandDeposit

@Suite("The screen that takes cash out")
@MainActor
struct WithdrawScreenTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    @Test("withdraws the amount that the customer signs")
    func withdraw() async throws {
        let number = try await bank.open(1_000)
        let stage = try await bank.show(number)
        try await stage.press("Withdraw")
        #expect(stage.screen.title == "Withdraw")
        #expect(stage.field("Available") == "1,000 won")
        try await stage.type("400")
        #expect(stage.screen.title == "Withdraw")
        #expect(stage.field("To") == "cash")
        #expect(stage.field("Amount") == "400 won")
        #expect(bank.signing.requests.isEmpty)
        try await stage.press("Sign")
        #expect(stage.screen.title == "Account \(number)")
        #expect(stage.screen.notice == .done("400 won was withdrawn."))
        #expect(stage.field("Balance") == "600 won")
        let request = try #require(bank.signing.requests.first)
        #expect(bank.signing.requests.count == 1)
        #expect(request["customer"] == "C000001")
        #expect(request["from"] == number.description)
        #expect(request["amount"] == "400")
        #expect(request["purpose"] == "account.withdraw")
    }

    @Test("keeps the typed amount after signing is canceled")
    func canceled() async throws {
        let number = try await bank.open(1_000)
        let stage = try await bank.show(number)
        try await stage.press("Withdraw")
        try await stage.type("400")
        try await stage.press("Back")
        #expect(stage.screen.title == "Withdraw")
        #expect(stage.screen.notice == nil)
        #expect(stage.screen.prompt?.initial == "400")
        #expect(try await bank.balance(of: number) == 1_000)
    }

    @Test("refuses more than the available amount before signing")
    func tooMuch() async throws {
        let number = try await bank.open(1_000)
        try await bank.hold(300, on: number)
        let stage = try await bank.show(number)
        try await stage.press("Withdraw")
        try await stage.type("701")
        #expect(
            stage.screen.notice
                == .problem("The account '\(number)' has 700 won to spend, not 701 won.")
        )
        #expect(stage.screen.prompt?.initial == "701")
        try await stage.type("700")
        #expect(stage.field("To") == "cash")
    }

    @Test("shows the reason of a refused signature")
    func locked() async throws {
        let number = try await bank.open(1_000)
        bank.signing.fail(
            with: BankError(.passwordLocked, code: "password.locked", "the password is locked")
        )
        let stage = try await bank.show(number)
        try await stage.press("Withdraw")
        try await stage.type("400")
        try await stage.press("Sign")
        #expect(stage.screen.notice == .problem("The password is locked."))
        #expect(stage.screen.prompt?.initial == "400")
        #expect(try await bank.balance(of: number) == 1_000)
    }

    @Test("shows the new balance if money has moved meanwhile")
    func movedElsewhere() async throws {
        let number = try await bank.open(1_000)
        let stage = try await bank.show(number)
        try await stage.press("Withdraw")
        try await stage.type("900")
        try await bank.withdraw(500, from: number)
        try await stage.press("Sign")
        #expect(stage.screen.prompt?.initial == "900")
        #expect(stage.screen.notice?.kind == .problem)
        #expect(stage.field("Available") == "500 won")
        #expect(try await bank.balance(of: number) == 500)
    }

    @Test("the withdrawal screen is released after going back")
    func leave() async throws {
        let stage = try await bank.show(bank.open(1_000))
        try await stage.press("Withdraw")
        let references = RIBReferences(to: stage.routers.suffix(1))
        try await stage.press("Back")
        #expect(stage.field("Balance") == "1,000 won")
        try await references.waitUntilReleased()
    }

    @Test("the withdrawal screen is released after the withdrawal")
    func done() async throws {
        let stage = try await bank.show(bank.open(1_000))
        try await stage.press("Withdraw")
        try await stage.type("400")
        let references = RIBReferences(to: stage.routers.dropFirst())
        #expect(references.count == 2)
        try await stage.press("Sign")
        try await references.waitUntilReleased()
    }

    @Test("the withdrawal screen fits a wide and a narrow terminal")
    func frames() async throws {
        let stage = try await bank.show(bank.open(1_000))
        try await stage.press("Withdraw")
        try await stage.type("1001")
        stage.screen.expectFrames(
            wide: """
                Withdraw

                ! The account '3333-01-0000013' has 1,000 won to spend, not 1,001 won.

                Account:   3333-01-0000013
                Available: 1,000 won

                ▸ Amount: 1001____________________

                  q Back

                Enter confirm  Esc back  Tab menu
                """,
            narrow: """
                Withdraw
                ! The account '3333-01-0000013' has
                  1,000 won to spend, not 1,001 won.
                Account:   3333-01-0000013
                Available: 1,000 won
                ▸ Amount: 1001____________________
                  q Back
                Enter confirm  Esc back  Tab menu
                """
        )
    }
}
