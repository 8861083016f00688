import Bookkeeping
import Testing

@Suite("Daily accrual")
struct DailyAccrualTests {
    private let first: BusinessDate
    private let rates = InterestRateTable(always: InterestRate(basisPoints: 160))

    init() throws {
        first = try #require(BusinessDate("2026-01-05"))
    }

    @Test("each day's balance is read once, starting with the first day")
    func days() async throws {
        var accrual = DailyAccrual(from: first)
        var asked: [String] = []
        for last in [first, first.advanced(by: 2), first] {
            try await accrual.catchUp(through: last, rates: rates) { day in
                asked.append(day.description)
                return Money(won: 100)
            }
        }
        #expect(asked == ["2026-01-05", "2026-01-06", "2026-01-07"])
        #expect(accrual.accruedThrough == first.advanced(by: 2))
        #expect(accrual.interest.numerator == 3 * 100 * 160)
    }

    @Test("an accrual is unchanged when a balance cannot be read")
    func failure() async throws {
        struct Unreadable: Error {}
        var accrual = DailyAccrual(from: first)
        await #expect(throws: Unreadable.self) {
            try await accrual.catchUp(through: first.advanced(by: 5), rates: rates) { day in
                guard day == first else { throw Unreadable() }
                return Money(won: 100)
            }
        }
        #expect(accrual == DailyAccrual(from: first))
    }

    @Test("accrual stops before each payday and at the last date")
    func stops() async throws {
        var accrual = DailyAccrual(from: first)
        let last = first.advanced(by: 20)
        var stops: [Int] = []
        while let stop = accrual.nextStop(through: last, isPayday: { $0.day % 10 == 1 }) {
            stops.append(stop.day)
            try await accrual.catchUp(through: stop, rates: rates) { _ in .zero }
        }
        #expect(stops == [10, 20, 25])
    }

    @Test("a payout takes whole won and keeps the fraction")
    func paying() async throws {
        var accrual = DailyAccrual(from: first)
        try await accrual.catchUp(through: first, rates: rates) { _ in Money(won: 10_000_000) }
        #expect(accrual.takePayable() == Money(won: 438))
        #expect(accrual.takePayable() == .zero)
        #expect(accrual.interest.numerator == 10_000_000 * 160 - 438 * 3_650_000)
    }
}
