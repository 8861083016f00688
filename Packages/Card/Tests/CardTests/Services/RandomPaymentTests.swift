import BankConsoleTesting
import Testing

@testable import Card

/// Random sequences of payment requests, compared with a small model.
@Suite("Random payments")
struct RandomPaymentTests {
    /// The model of a payment after all accepted requests.
    private struct Expected {
        var held: Int64
        var settled = Int64(0)
        var canceled = Int64(0)
        let expires: BusinessDate
    }

    private static let deposit = Int64(3_000_000)

    @Test(
        "random payment requests keep balances and holds consistent",
        arguments: GeneratedWork.paymentRequests.seeds(of: 120)
    )
    func randomLives(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        let bank = try await CardBank.with(won: Self.deposit)
        let cards = [try await bank.issue(), try await bank.issue()]
        var expected: [String: Expected] = [:]
        var refused = 0
        defer { GeneratedWork.paymentRequests.report(120) }
        for _ in 0..<120 {
            let won = Int64.random(in: 1...700_000, using: &generator)
            let part = Bool.random(using: &generator) ? Int64?.none : won
            let name = expected.keys.sorted().randomElement(using: &generator)
            do {
                switch (Int.random(in: 0..<100, using: &generator), name) {
                case (0..<40, _), (_, nil):
                    let card = cards[Int.random(in: 0...1, using: &generator)]
                    let payment = try await bank.pay(won, with: card)
                    expected[payment.name] = Expected(held: won, expires: payment.expires)
                case (40..<60, let name?):
                    let amount = try await bank.service.changePayment(
                        name,
                        .settle(part.map { Money(won: $0) }),
                        options: .agreed()
                    ).amount.won
                    expected[name]?.held -= amount
                    expected[name]?.settled += amount
                case (60..<70, let name?):
                    let amount = try await bank.service.changePayment(
                        name,
                        .void,
                        options: .agreed()
                    ).amount.won
                    expected[name]?.held -= amount
                case (70..<90, let name?):
                    let amount = try await bank.service.changePayment(
                        name,
                        .cancel(part.map { Money(won: $0) }),
                        options: .agreed()
                    ).amount.won
                    expected[name]?.canceled += amount
                case (_, _):
                    try await bank.closeDays(Int.random(in: 1...3, using: &generator))
                    let today = try await bank.ledger.businessDate()
                    for (name, payment) in expected where payment.expires <= today {
                        expected[name]?.held = 0
                    }
                }
            } catch is BankError {
                refused += 1
            }
            try await check(expected, bank)
        }
        for (name, values) in expected {
            let payment = try await bank.payment(name)
            #expect(payment.held.won == values.held)
            #expect(payment.settled.won == values.settled)
            #expect(payment.canceled.won == values.canceled)
        }
        #expect(try await bank.ledger.audit().findings.isEmpty)
        // A run without refusals, or without payments, would prove nothing.
        #expect(refused > 5)
        #expect(expected.count > 10)
    }

    private func check(_ expected: [String: Expected], _ bank: CardBank) async throws {
        let account = try #require(try await bank.ledger.account(bank.account.accountID))
        let held = expected.values.reduce(0) { $0 + $1.held }
        let paid = expected.values.reduce(0) { $0 + $1.settled - $1.canceled }
        #expect(account.held.won == held)
        #expect(account.balance.won == Self.deposit - paid)
        #expect(account.available.won >= 0)
        #expect(expected.values.allSatisfy { $0.held >= 0 && $0.canceled <= $0.settled })
        let owed = try await bank.ledger.account(AccountOpening.cardSettlement.id)?.balance.won
        #expect(owed ?? 0 == paid)
    }
}
