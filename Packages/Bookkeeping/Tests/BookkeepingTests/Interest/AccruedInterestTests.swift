import Bookkeeping
import BookkeepingTesting
import Testing

@Suite("Accrued interest")
struct AccruedInterestTests {
    @Test("10,000,000 won earn 13,150 won in 30 days at 1.60 %, which is 11,130 won after tax")
    func tour() {
        var interest = AccruedInterest()
        for _ in 1...30 {
            interest.addDay(
                balance: Money(won: 10_000_000),
                rate: InterestRate(basisPoints: 160)
            )
        }
        #expect(interest.payable.won == 13_150)
        let payout = InterestPayout(interest.takePayable())
        #expect(payout.tax.incomeTax.won == 1840)
        #expect(payout.tax.localIncomeTax.won == 180)
        #expect(payout.paid.won == 11_130)
        #expect(interest.payable.won == 0)
    }

    @Test(
        "a day earns balance × rate ÷ 365, also in a leap year",
        arguments: [(2027, 365), (2028, 366)]
    )
    func leapYear(year: Int, days: Int64) throws {
        var interest = AccruedInterest()
        var date = try #require(BusinessDate(year: year, month: 1, day: 1))
        while date.year == year {
            interest.addDay(balance: Money(won: 3_650_000), rate: InterestRate(basisPoints: 100))
            date = date.next
        }
        #expect(interest.takePayable().won == days * 100)
        #expect(interest.numerator == 0)
    }

    @Test(
        "interest on random balances, rates and payouts equals exact fractions",
        arguments: GeneratedWork.interestDays.seeds(of: 1_600)
    )
    func exact(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let first = BusinessDate(dayNumber: .random(in: 0...40_000, using: &generator))
        let rates = Self.rates(from: first, &generator)
        let table = InterestRateTable(rates)
        var interest = AccruedInterest()
        var owed = Rational(0)
        var paid = Int128(0)
        var earned = Rational(0)
        var balance = Int64(0)
        let most = Int64.random(
            in: 1...(1 << Int.random(in: 1...62, using: &generator)),
            using: &generator
        )
        var leapDays = 0
        defer { GeneratedWork.interestDays.report(1_600) }
        for offset in 0..<1_600 {
            let date = first.advanced(by: offset)
            if Int.random(in: 0..<4, using: &generator) == 0 {
                balance = .random(in: 0...most, using: &generator)
            }
            let rate = Self.rate(on: date, in: rates)
            try #require(table.rate(on: date).basisPoints == rate, "the rate on \(date)")
            interest.addDay(balance: Money(won: balance), rate: table.rate(on: date))
            let day =
                Rational(Int128(balance) * Int128(rate), over: 10_000) * Rational(1, over: 365)
            owed = owed + day
            earned = earned + day
            if date.month == 2, date.day == 29 { leapDays += 1 }
            try #require(Int128(interest.payable.won) == owed.floor, "\(date)")
            if Int.random(in: 0..<40, using: &generator) == 0 {
                let payout = interest.takePayable()
                try #require(Int128(payout.won) == owed.floor)
                paid += owed.floor
                owed = owed - Rational(owed.floor)
                try #require(interest.payable == .zero)
                try InterestPayoutCheck.check(payout)
            }
            try #require(Rational(interest.numerator, over: AccruedInterest.denominator) == owed)
        }
        #expect(leapDays >= 1)
        // The payouts neither lose nor create money.
        #expect(Rational(paid) + owed == earned)
    }

    @Test("accrued interest is encoded as decimal text, and other JSON is refused")
    func codable() throws {
        for numerator in [Int128(0), 1, 3_649_999, Int128(Int64.max) * 10_000 * 365] {
            let record = try RecordChange.create(
                RecordKey("i", "1"),
                AccruedInterest(numerator: numerator)
            )
            #expect(record.value == "\"\(numerator)\"")
            let kept = Record(
                key: record.key,
                value: try #require(record.value),
                version: 1,
                linkedTo: nil
            )
            #expect(try kept.decode(as: AccruedInterest.self).numerator == numerator)
        }
        for text in [#""-1""#, #""""#, "5", #""1.5""#, #""\#(Int128.max)""#, "nonsense"] {
            let record = Record(key: RecordKey("i", "1"), value: text, version: 1, linkedTo: nil)
            #expect(throws: BankError.self) { try record.decode(as: AccruedInterest.self) }
        }
    }

    /// Random rates, of which the earliest may begin after `first`.
    private static func rates(
        from first: BusinessDate,
        _ generator: inout SeededGenerator
    ) -> [BusinessDate: InterestRate] {
        var rates: [BusinessDate: InterestRate] = [:]
        for _ in 1...5 {
            let date = first.advanced(by: .random(in: -100...1600, using: &generator))
            rates[date] = InterestRate(basisPoints: .random(in: 0...10_000, using: &generator))
        }
        return rates
    }

    private static func rate(on date: BusinessDate, in rates: [BusinessDate: InterestRate]) -> Int {
        let from = rates.keys.filter { $0 <= date }.max()
        return from.flatMap { rates[$0]?.basisPoints } ?? 0
    }
}
