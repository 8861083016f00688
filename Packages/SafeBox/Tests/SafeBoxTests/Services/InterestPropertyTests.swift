import Bookkeeping
import BookkeepingTesting
import DemandDepositInterface
import Testing

@testable import SafeBox

/// The bank is compared, day by day and to the won, with fractions that are never rounded but where a
/// payout rounds them.
@Suite("Interest and tax, whatever happens")
struct InterestPropertyTests {
    @Test("equal exact rational arithmetic to the won", arguments: UInt64(1)...40)
    func exact(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let first = try #require(BusinessDate(year: 2027, month: 10, day: 1))
            .advanced(by: .random(in: 0...250, using: &random))
        let rates = Self.rates(from: first, using: &random)
        let bank = try TestBank(on: first, rates: InterestRateTable(rates))
        let money: Int64 = .random(in: 1...100_000_000, using: &random)
        let number = try await bank.openBox(money, limit: 100_000_000)
        var model = BoxModel(rates: rates, account: money)
        for _ in 0..<40 {
            try await step(bank, number, &model, using: &random)
            let box = try await bank.box(of: number)
            #expect(box.balance.won == model.box)
            #expect(Int128(box.payableInterest.won) == model.accrued.floor)
            #expect(try await bank.balance(of: number) == model.account)
        }
        #expect(try await bank.ledger.businessDate() > first.advanced(by: 30))
        #expect(try await bank.ledger.audit().passed)
    }

    private func step(
        _ bank: TestBank,
        _ number: AccountNumber,
        _ model: inout BoxModel,
        using random: inout SeededGenerator
    ) async throws {
        switch Int.random(in: 0..<13, using: &random) {
        case 0..<3 where model.account > 0:
            let won: Int64 = .random(in: 1...model.account, using: &random)
            guard model.box + won <= 100_000_000 else { return }
            try await bank.put(won, number)
            model.put(won)
        case 3..<5 where model.box > 0:
            let won: Int64 = .random(in: 1...model.box, using: &random)
            try await bank.take(won, number)
            model.put(-won)
        case 5..<7:
            let code = try await refusalCode { try await bank.takeInterest(number) }
            #expect(code == (model.accrued.floor > 0 ? nil : "safebox.no-interest"))
            model.payInterest()
        case 7:
            let schedule = PayoutSchedule.allCases.randomElement(using: &random) ?? .monthly
            try await bank.setPayout(schedule, number)
            model.isMonthly = schedule == .monthly
        case 8:
            // The next box begins without interest, even without a fraction of one won.
            if model.box > 0 { try await bank.take(model.box, number) }
            if model.accrued.floor > 0 { try await bank.takeInterest(number) }
            _ = try await bank.service.close(.number(number), bank.options())
            try await bank.openBox(of: number, limit: 100_000_000)
            model.replaceBox()
        case 9:
            // Closed, but the part is not done before it is asked for the next day, twice.
            let date = try await bank.ledger.businessDate()
            try await bank.ledger.closeDay(date)
            model.close(date)
            _ = try await bank.part.run(afterClosing: date)
            _ = try await bank.part.run(afterClosing: date)
        default:
            for _ in 0..<Int.random(in: 1...20, using: &random) {
                model.close(try await bank.ledger.businessDate())
                try await bank.closeDays(1)
            }
        }
    }

    private static func rates(
        from first: BusinessDate,
        using random: inout SeededGenerator
    ) -> [BusinessDate: InterestRate] {
        var rates: [BusinessDate: InterestRate] = [:]
        for _ in 0..<6 {
            let date = first.advanced(by: .random(in: -10...300, using: &random))
            rates[date] = InterestRate(basisPoints: .random(in: 0...10_000, using: &random))
        }
        return rates
    }
}
