import BankConsoleTesting
import Testing

@testable import SafeBox

@Suite("Interest of a safe box")
struct InterestTests {
    @Test("of 10,000,000 won for 30 days is 13,150 won; taxed 1,840 + 180; paid 11,130")
    func tour() async throws {
        let bank = try TestBank()
        let number = try await bank.openFullBox()
        try await bank.closeDays(30)
        #expect(try await bank.box(of: number).payableInterest == Money(won: 13_150))
        let outcome = try await bank.takeInterest(number)
        #expect(outcome.result == ["interest": "13150"])
        #expect(bank.signing.requests.last?.movement.amount.won == 11130)
        #expect(bank.signing.requests.last?.movement.purpose.rawValue == "safebox.interest")
        #expect(try await bank.balance(of: number) == 11_130)
        let lines = try await bank.ledger.statement(of: number.accountID, from: nil, through: nil)
            .lines.suffix(3)
        #expect(lines.map(\.change.won) == [13_150, -1_840, -180])
        #expect(lines.map(\.text) == ["safe box interest", "income tax", "local income tax"])
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("below one won stays, and is not lost when the rest is paid")
    func fraction() async throws {
        let bank = try TestBank()
        let number = try await bank.openBox(22_812)
        try await bank.put(22_812, number)  // 0.99997 won a day
        try await bank.closeDays(1)
        #expect(
            try await refusalCode { try await bank.takeInterest(number) } == "safebox.no-interest"
        )
        try await bank.closeDays(1)
        try await bank.takeInterest(number)
        #expect(try await bank.balance(of: number) == 1)
        let details = try await bank.service.show(.number(number))
        #expect(details.earned.interest.numerator == 22_812 * 160 * 2 - 3_650_000)
    }

    @Test("of the day of opening, too, and none of a day that is still going on")
    func firstDay() async throws {
        let bank = try TestBank()
        let number = try await bank.openFullBox()
        #expect(try await bank.box(of: number).payableInterest == .zero)
        #expect(
            try await refusalCode { try await bank.takeInterest(number) } == "safebox.no-interest"
        )
        try await bank.closeDays(1)
        #expect(try await bank.box(of: number).payableInterest == Money(won: 438))
    }

    @Test("follows the rate of each day")
    func rates() async throws {
        let february = try #require(BusinessDate("2026-01-07"))
        let rates = InterestRateTable([
            try #require(BusinessDate("2026-01-01")): InterestRate(basisPoints: 160),
            february: InterestRate(basisPoints: 200),
        ])
        let bank = try TestBank(rates: rates)
        let number = try await bank.openBox(1_000_000)
        try await bank.put(1_000_000, number)
        try await bank.closeDays(3)  // two days at 1.60 %, one at 2.00 %
        let details = try await bank.service.show(.number(number))
        #expect(details.earned.interest.numerator == 1_000_000 * (160 + 160 + 200))
        #expect(details.rate.basisPoints == 200)
    }

    @Test("is divided by 365 also in a leap year")
    func leapYear() async throws {
        let bank = try TestBank(on: BusinessDate("2028-01-01"))
        let number = try await bank.openBox(3_650_000)
        try await bank.put(3_650_000, number)  // 160 won a day
        try await bank.closeDays(until: "2029-01-01")
        #expect(try await bank.box(of: number).payableInterest == Money(won: 366 * 160))
    }

    @Test("is not counted by asking for it while a day's part was not done, and not twice after")
    func takenBeforeThePart() async throws {
        let bank = try TestBank()
        let number = try await bank.openFullBox()
        try await bank.closeDays(29)
        let date = try await bank.ledger.businessDate()
        try await bank.ledger.closeDay(date)  // and here the computer stops
        try await bank.takeInterest(number)
        #expect(try await bank.balance(of: number) == 11_130)
        #expect(try await bank.part.run(afterClosing: date).count == 0)
        #expect(try await bank.box(of: number).payableInterest == .zero)
    }

    @Test("is not paid when a day that is closed meanwhile makes it another amount")
    func changedMeanwhile() async throws {
        let bank = try TestBank()
        let number = try await bank.openFullBox()
        try await bank.closeDays(1)
        let options = RequestOptions { _ in try await bank.closeDays(1) }
        let code = try await refusalCode {
            try await bank.service.takeInterest(.number(number), options)
        }
        #expect(code == "draft.changed")
        #expect(try await bank.balance(of: number) == 0)
    }

    @Test("asked for by many at once is paid once")
    func simultaneously() async throws {
        let bank = try TestBank()
        let number = try await bank.openFullBox()
        try await bank.closeDays(30)
        let paid = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask { (try? await bank.takeInterest(number)) != nil }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(paid == 1)
        #expect(try await bank.balance(of: number) == 11_130)
    }

    @Test("again under the same key gives the first receipt, and asks for no password")
    func repeated() async throws {
        let bank = try TestBank()
        let number = try await bank.openFullBox()
        try await bank.closeDays(30)
        let id = try IdempotencyID("once")
        let first = try await bank.service.takeInterest(.number(number), bank.options(id))
        try await bank.closeDays(30)
        let second = try await bank.service.takeInterest(.number(number), bank.options(id))
        #expect(second.isRepeat)
        #expect(second.result == first.result)
        #expect(bank.signing.requests.count == 2)  // the put's and this one's
        #expect(try await bank.balance(of: number) == 11_130)
    }

    @Test("taking interest in a dry run returns the amount and pays nothing")
    func dryRun() async throws {
        let bank = try TestBank()
        let number = try await bank.openFullBox()
        try await bank.closeDays(30)
        let before = try await bank.ledger.audit().head
        let outcome = try await bank.service.takeInterest(
            .number(number),
            bank.options(isDryRun: true)
        )
        #expect(outcome.result == ["interest": "13150"])
        #expect(try await bank.ledger.audit().head == before)
    }
}
