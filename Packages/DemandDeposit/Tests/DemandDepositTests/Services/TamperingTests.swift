import BankConsoleTesting
import Testing

@testable import DemandDeposit

@Suite("Accounts under attack within the program")
struct TamperingTests {
    @Test(
        "refuses every change of a draft between its preview and its posting",
        arguments: UInt64(1)...12
    )
    func tampering(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let bank = try TestBank()
        let closing = try await closingAccount(in: bank, using: &random)
        let payee = try await bank.open(for: TestBank.duri)
        let payer = try await bank.open(.random(in: 1_000...1_000_000, using: &random))
        let won = Money(won: .random(in: 1...1_000, using: &random))
        let memo = Bool.random(using: &random) ? "7월분" : ""
        let requests: [@Sendable () async throws -> Void] = [
            { _ = try await bank.open(nickname: "new") },
            {
                let nickname = try Nickname(parsing: "other")
                _ = try await bank.service.name(.number(closing), nickname, bank.options())
            },
            { try await bank.move(.deposit, won.won, payer, memo: memo) },
            { try await bank.move(.withdraw, won.won, payer, memo: memo) },
            { try await bank.transfer(won.won, from: payer, to: payee, memo: memo) },
            { try await bank.close(closing) },
        ]
        let head = try await bank.ledger.audit().head
        var refusals = 0
        for request in requests {
            refusals += try await Tampering.refusals(
                by: bank.ledger,
                using: Tampering.Substitutes(
                    account: payee.accountID,
                    purpose: .transfer,
                    record: RecordKey(CustomerNicknames.collection, "C000009")
                ),
                of: request
            )
        }
        #expect(try await bank.ledger.audit().head == head)
        #expect(refusals > 90)
        for request in requests { try await request() }
        #expect(try await bank.ledger.audit().passed)
    }

    /// Opens an account that can be closed, mostly with interest to pay.
    private func closingAccount(
        in bank: TestBank,
        using random: inout SeededGenerator
    ) async throws -> AccountNumber {
        let number = try await bank.open(
            nickname: Bool.random(using: &random) ? "생활비" : nil
        )
        let won: Int64 = .random(in: 1...1_000_000_000, using: &random)
        try await bank.deposit(won, into: number)
        try await bank.closeDays(.random(in: 0...60, using: &random))
        try await bank.withdraw(won, from: number)
        return number
    }
}
