import Bookkeeping
import BookkeepingTesting
import Testing

/// Interest and tax against exact fractions.
@Suite("Interest")
struct InterestPropertyTests {
    @Test("of 10,000,000 won in 30 days at 1.60 % is 13,150 won, and 11,130 after tax")
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
        "is exact over any balances, rates, dates, withdrawals and payouts, leap years too",
        arguments: 1...24
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
        for offset in 0..<1600 {
            let date = first.advanced(by: offset)
            if Int.random(in: 0..<4, using: &generator) == 0 {
                // Pays in, or takes a part out.
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
                try Self.check(payout)
            }
            try #require(Rational(interest.numerator, over: AccruedInterest.denominator) == owed)
        }
        #expect(leapDays >= 1)
        // Nothing was lost or made by paying in between.
        #expect(Rational(paid) + owed == earned)
    }

    @Test("pays tax in two lines, each dropped below 10 won", arguments: 1...8)
    func tax(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 1...500 {
            let bits = Int.random(in: 0...62, using: &generator)
            try Self.check(Money(won: .random(in: 1...(1 << bits), using: &generator)))
        }
        try Self.check(Money(won: .max))
    }

    @Test(
        "is taxed as the law's examples say",
        arguments: [
            (13_150, 1840, 180), (71, 0, 0), (72, 10, 0), (714, 90, 0), (715, 100, 10),
            (1000, 140, 10), (1, 0, 0), (10_000_000, 1_400_000, 140_000),
        ] as [(Int64, Int64, Int64)]
    )
    func taxTable(interest: Int64, income: Int64, local: Int64) {
        let tax = WithholdingTax(on: Money(won: interest))
        #expect(tax.incomeTax.won == income)
        #expect(tax.localIncomeTax.won == local)
        #expect(tax.total.won == income + local)
    }

    @Test("is written so that it comes back, and nothing else is taken for it")
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
        for text in [#""-1""#, #""""#, "5", #""1.5""#, "nonsense"] {
            let record = Record(key: RecordKey("i", "1"), value: text, version: 1, linkedTo: nil)
            #expect(throws: BankError.self) { try record.decode(as: AccruedInterest.self) }
        }
    }

    /// The taxes by exact fractions, and that the legs of the payout add up.
    private static func check(_ interest: Money) throws {
        guard interest > .zero else { return }
        let payout = InterestPayout(interest)
        let whole = Rational(Int128(interest.won))
        let income = (whole * Rational(14, over: 100) * Rational(1, over: 10)).floor * 10
        let local = (Rational(income) * Rational(1, over: 10) * Rational(1, over: 10)).floor * 10
        try #require(Int128(payout.tax.incomeTax.won) == income)
        try #require(Int128(payout.tax.localIncomeTax.won) == local)
        try #require(Int128(payout.paid.won) == Int128(interest.won) - income - local)
        let account = AccountID("1")
        var sum = Int128(0)
        var gained = Int128(0)
        for leg in payout.legs(to: account, text: "interest") {
            try #require(leg.amount > .zero)
            let flow = Int128(leg.amount.won) * (leg.side == .credit ? 1 : -1)
            sum += flow
            if leg.account == account { gained += flow }
        }
        try #require(sum == 0)
        try #require(gained == Int128(payout.paid.won))
    }

    /// A few rates, each from a date on; the first not always from the first day.
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
