import BankConsoleTesting
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
        #expect(request.movement.customer.rawValue == "C000001")
        #expect(request.movement.from.rawValue == number.description)
        #expect(request.movement.amount.won == 400)
        #expect(request.movement.purpose.rawValue == "account.withdraw")
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
}
