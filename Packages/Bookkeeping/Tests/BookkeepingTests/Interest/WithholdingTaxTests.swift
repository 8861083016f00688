import Bookkeeping
import BookkeepingTesting
import Testing

@Suite("Withholding tax")
struct WithholdingTaxTests {
    @Test("a payout of 13,150 won withholds 1,840 and 180 won")
    func example() {
        let payout = InterestPayout(Money(won: 13_150))
        #expect(payout.tax.incomeTax == Money(won: 1840))
        #expect(payout.tax.localIncomeTax == Money(won: 180))
        #expect(payout.paid == Money(won: 11_130))
    }

    @Test(
        "each tax is rounded down to a multiple of 10 won",
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

    @Test("the legs of random payouts pay the interest less the two taxes", arguments: 1...8)
    func tax(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 1...500 {
            let bits = Int.random(in: 0...62, using: &generator)
            let won = Int64.random(in: 1...(1 << bits), using: &generator)
            try InterestPayoutCheck.check(Money(won: won))
        }
        try InterestPayoutCheck.check(Money(won: .max))
    }
}

/// The rules of an interest payout, computed with exact fractions.
enum InterestPayoutCheck {
    /// Compares the taxes with exact fractions and adds up the legs of the payout.
    static func check(_ interest: Money) throws {
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
}
