import BankConsoleTesting
import Testing

@testable import DemandDeposit

@Suite("Closing an account")
struct CloseAccountTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    @Test("closes an account on the owner's signature")
    func closes() async throws {
        let number = try await bank.open(500)
        try await bank.withdraw(500, from: number)
        try await bank.close(number)
        #expect(try await bank.accounts.account(number.description).isClosed)
        #expect(bank.signing.requests.last?.movement.purpose.rawValue == "account.close")
        #expect(bank.signing.requests.last?.movement.amount.won == 0)
        #expect(try await bank.service.accounts(ownedBy: nil).isEmpty)
        #expect(
            try await refusalCode {
                try await bank.close(number)
            } == "account.closed"
        )
    }

    @Test("refuses to close an account with linked products, and names them")
    func linked() async throws {
        let number = try await bank.open()
        try await bank.link(RecordKey("safebox", number.description), to: number)
        bank.links.linkBox(holding: 50_000, to: number)
        bank.links.linkCard("0018", to: number)
        let error = await #expect(throws: BankError.self) {
            try await bank.close(number)
        }
        #expect(error?.code == "account.linked")
        #expect(
            error?.message == """
                the account '3333-01-0000013' is still linked to a safe box with 50,000 won, \
                card '5365-10**-****-0018'; first close these products
                """
        )
    }

    @Test("a refusal to close an account names everything that hinders it")
    func everyObstacle() async throws {
        let number = try await bank.open(5_000)
        try await bank.hold(300, on: number)
        try await bank.link(RecordKey("safebox", number.description), to: number)
        bank.links.linkBox(holding: 50_000, to: number)
        let error = await #expect(throws: BankError.self) { try await bank.close(number) }
        #expect(error?.code == "account.not-empty")
        #expect(
            error?.message == """
                the account '\(number)' has 4,700 won to spend, and has 300 won held for card \
                payments, and is still linked to a safe box with 50,000 won; first withdraw or \
                transfer the money, and wait until the payments are settled or expire, and close \
                these products
                """
        )
    }

    @Test("refuses to close an account with a record of an unknown feature")
    func linkedToUnknown() async throws {
        let number = try await bank.open()
        try await bank.link(RecordKey("loan", "1"), to: number)
        let error = await #expect(throws: BankError.self) {
            try await bank.close(number)
        }
        #expect(error?.message.contains("still linked to loan;") == true)
    }

    @Test("pays the interest of a closing account in cash, less tax, down to whole won")
    func interest() async throws {
        let number = try await bank.open(100_000_000)
        try await bank.closeDays(3)  // 100,000,000 × 0.1 % × 3 ÷ 365 = 821.9…
        try await bank.withdraw(100_000_000, from: number)
        let outcome = try await bank.close(number)
        #expect(outcome.result == ["interest": "821"])
        let statement = try await bank.ledger.statement(
            of: number.accountID,
            from: nil,
            through: nil
        )
        #expect(statement.lines.suffix(4).map(\.change.won) == [821, -110, -10, -701])
        #expect(
            statement.lines.suffix(4).map(\.text) == [
                "account interest", "income tax", "local income tax", "interest paid in cash",
            ]
        )
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("does not close an account whose interest changed after it was shown")
    func interestChanged() async throws {
        let number = try await bank.open(100_000_000)
        try await bank.closeDays(1)
        try await bank.withdraw(100_000_000, from: number)
        try await bank.deposit(100_000_000, into: number)
        try await bank.withdraw(100_000_000, from: number)
        let other = try await bank.open(100_000_000)
        let options = RequestOptions { _ in
            try await bank.transfer(100_000_000, from: other, to: number)
            try await bank.closeDays(1)
            try await bank.withdraw(100_000_000, from: number)
        }
        #expect(
            try await refusalCode { try await bank.service.close(.number(number), options) }
                == "draft.changed"
        )
        #expect(try await !bank.accounts.account(number.description).isClosed)
    }

    @Test("closes an account once in simultaneous requests")
    func simultaneously() async throws {
        let number = try await bank.open()
        let closed = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    (try? await bank.service.close(.number(number), bank.options())) != nil
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(closed == 1)
    }

    private func code(closing number: AccountNumber) async throws -> String? {
        try await refusalCode { try await bank.close(number) }
    }
}
