import Bookkeeping
import BookkeepingTesting
import DemandDepositInterface
import Testing

@testable import DemandDeposit

/// The bank is compared, day by day and to the won, with fractions that only a payout rounds.
@Suite("Interest of accounts, compared with exact arithmetic")
struct InterestPropertyTests {
    @Test("equals exact arithmetic over random days and movements", arguments: UInt64(1)...40)
    func exact(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let rates = try Self.rates(using: &random)
        let bank = try TestBank(rates: InterestRateTable(rates))
        // The leap day of 2028 lies in the third year.
        var model = AccountModel(rates: rates)
        var number = try await bank.open()
        for _ in 0..<60 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<3:
                let won: Int64 = .random(in: 1...1_000_000_000, using: &random)
                try await bank.deposit(won, into: number)
                model.balance += won
            case 3..<5 where model.balance > 0:
                let won: Int64 = .random(in: 1...model.balance, using: &random)
                try await bank.withdraw(won, from: number)
                model.balance -= won
            case 5:
                if model.balance > 0 { try await bank.withdraw(model.balance, from: number) }
                let outcome = try await bank.close(number)
                #expect(outcome.result["interest"] == "\(model.earned.floor)")
                number = try await bank.open()
                model = AccountModel(rates: rates)
            default:
                for _ in 0..<Int.random(in: 1...40, using: &random) {
                    model.close(try await bank.ledger.businessDate())
                    try await bank.closeDays(1)
                }
            }
            #expect(try await bank.balance(of: number) == model.balance)
            let interest = try await bank.service.show(.number(number)).interest
            #expect(interest.map { Int128($0.payable.won) } == model.earned.floor)
        }
        #expect(try await bank.ledger.audit().passed)
    }

    private static func rates(
        using random: inout SeededGenerator
    ) throws -> [BusinessDate: InterestRate] {
        var rates: [BusinessDate: InterestRate] = [:]
        for _ in 0..<8 {
            let first = try #require(BusinessDate("2026-01-01"))
            let date = first.advanced(by: .random(in: 0...900, using: &random))
            rates[date] = InterestRate(basisPoints: .random(in: 0...10_000, using: &random))
        }
        return rates
    }
}

/// An account as a textbook has it: fractions, and no ledger.
private struct AccountModel {
    let rates: [BusinessDate: InterestRate]
    var balance: Int64 = 0
    /// The exact interest that is earned and not paid.
    private(set) var earned = Rational(0)

    init(rates: [BusinessDate: InterestRate]) {
        self.rates = rates
    }

    /// Ends a day: it earns, and the next may be a payday.
    mutating func close(_ date: BusinessDate) {
        let latest = rates.keys.filter { $0 <= date }.max()
        let basisPoints = Int128(latest.flatMap { rates[$0]?.basisPoints } ?? 0)
        earned = earned + Rational(Int128(balance) * basisPoints, over: 3_650_000)
        let next = date.advanced(by: 1)
        guard next.day == 1, [1, 4, 7, 10].contains(next.month) else { return }
        let interest = earned.floor
        let incomeTax = (Rational(interest) * Rational(14, over: 1_000)).floor * 10
        let localTax = (Rational(incomeTax) * Rational(1, over: 100)).floor * 10
        earned = earned + Rational(-interest)
        balance += Int64(interest - incomeTax - localTax)
    }
}
