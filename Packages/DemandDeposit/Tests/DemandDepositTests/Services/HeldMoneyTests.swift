import BankConsoleTesting
import Testing

@testable import DemandDeposit

@Suite("Held money")
struct HeldMoneyTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    @Test("held money is part of the balance, but cannot be spent")
    func spendable() async throws {
        let number = try await bank.open(10_000)
        try await bank.hold(3_000, on: number)
        let account = try await bank.accounts.account(number.description)
        #expect(account.balance == Money(won: 7_000))
        #expect(account.held == Money(won: 3_000))
        #expect(account.bookBalance == Money(won: 10_000))
        #expect(
            try await refusalCode {
                try await bank.withdraw(7_001, from: number)
            } == "balance.insufficient"
        )
        #expect(bank.signing.requests.isEmpty)
        try await bank.withdraw(7_000, from: number)
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("shows held money beside the balance")
    func shown() async throws {
        let number = try await bank.open(10_000)
        try await bank.hold(3_000, on: number)
        let text = try await bank.run("account show \(number)").output
        #expect(text.contains("Balance:                10,000 won\n"))
        #expect(text.contains("Held for card payments: 3,000 won\n"))
        #expect(text.contains("Available:              7,000 won\n"))
        let json = try await bank.run("account show \(number) --json").output
        #expect(json.contains("\"balance\": 10000,\n  \"held\": 3000,\n  \"available\": 7000,"))
        let list = try await bank.run("account list").output
        #expect(list.contains("10,000 won"))
    }

    @Test("refuses to close an account with held money")
    func closing() async throws {
        let number = try await bank.open(3_000)
        try await bank.hold(3_000, on: number)
        #expect(
            try await refusalCode {
                try await bank.close(number)
            } == "account.held"
        )
        #expect(bank.signing.requests.isEmpty)
    }

    @Test("held money earns interest")
    func interest() async throws {
        let free = try await bank.open(100_000_000)
        let held = try await bank.open(100_000_000)
        try await bank.hold(100_000_000, on: held)
        try await bank.closeDays(3)
        let expected = try await bank.service.show(.number(free)).interest?.payable
        #expect(try #require(expected) > .zero)
        #expect(try await bank.service.show(.number(held)).interest?.payable == expected)
    }
}
