import Bookkeeping
import BookkeepingTesting
import Testing

@Suite("Interest anchor")
struct InterestAnchorTests {
    private let first: BusinessDate
    private let rates = InterestRateTable(always: InterestRate(basisPoints: 160))

    init() throws {
        first = try #require(BusinessDate("2026-01-05"))
    }

    private func balances(_ opening: Int64, _ changes: (Int, Int64)...) -> ClosingBalances {
        ClosingBalances(
            opening: Money(won: opening),
            changes: changes.map {
                ClosingBalances.Change(
                    date: first.advanced(by: $0.0),
                    balance: Money(won: $0.1)
                )
            }
        )
    }

    @Test("each day earns once, starting with the first day")
    func days() {
        var anchor = InterestAnchor(from: first)
        for last in [first, first.advanced(by: 2), first] {
            anchor.advance(through: last, balances: balances(100), rates: rates)
        }
        #expect(anchor.date == first.advanced(by: 2))
        #expect(anchor.interest.numerator == 3 * 100 * 160)
        #expect(anchor.days(through: first.advanced(by: 2)) == nil)
        #expect(anchor.days(through: first.advanced(by: 3))?.lowerBound == first.advanced(by: 3))
    }

    @Test("a day earns on its last balance")
    func changes() {
        var anchor = InterestAnchor(from: first)
        anchor.advance(
            through: first.advanced(by: 4),
            balances: balances(100, (1, 500), (1, 200), (3, 0)),
            rates: rates
        )
        #expect(anchor.interest.numerator == (100 + 200 + 200 + 0 + 0) * 160)
    }

    @Test("advancing in any steps equals advancing at once, across changes of the rate")
    func steps() throws {
        var generator = SeededGenerator(seed: 15)
        for _ in 1...200 {
            let rates = InterestRateTable([
                first: InterestRate(basisPoints: .random(in: 0...300, using: &generator)),
                first.advanced(by: .random(in: 1...40, using: &generator)):
                    InterestRate(basisPoints: .random(in: 0...300, using: &generator)),
            ])
            let closing = (0..<60).map { _ in Int64.random(in: 0...10_000_000, using: &generator) }
            var whole = InterestAnchor(from: first)
            whole.advance(
                through: first.advanced(by: 59),
                balances: ClosingBalances(
                    opening: .zero,
                    changes: closing.enumerated().map {
                        ClosingBalances.Change(
                            date: first.advanced(by: $0.offset),
                            balance: Money(won: $0.element)
                        )
                    }
                ),
                rates: rates
            )
            var parts = InterestAnchor(from: first)
            var expected = AccruedInterest()
            for (day, won) in closing.enumerated() {
                let date = first.advanced(by: day)
                parts.advance(through: date, balances: balances(won), rates: rates)
                expected.addDay(balance: Money(won: won), rate: rates.rate(on: date))
            }
            #expect(parts == whole)
            #expect(whole.interest == expected)
        }
    }

    @Test("a payout takes whole won and keeps the fraction")
    func paying() {
        var anchor = InterestAnchor(from: first)
        anchor.advance(through: first, balances: balances(10_000_000), rates: rates)
        #expect(anchor.takePayable() == Money(won: 438))
        #expect(anchor.takePayable() == .zero)
        #expect(anchor.interest.numerator == 10_000_000 * 160 - 438 * 3_650_000)
    }
}
