import BankConsoleTesting
import Testing

@testable import DemandDeposit

@Suite("Interest of accounts")
struct QuarterlyInterestTests {
    /// From 5 January to 31 March 2026 are 86 days: 100,000,000 × 0.1 % × 86 ÷ 365 = 23,561.6….
    @Test("pays interest on the first day of a quarter, less tax")
    func paid() async throws {
        let bank = try TestBank()
        let number = try await bank.open(100_000_000)
        try await bank.closeDays(until: "2026-03-31")
        #expect(try await bank.balance(of: number) == 100_000_000)
        try await bank.closeDays(1)
        // Income tax 14 %: 3,298 → 3,290; local income tax: 329 → 320.
        #expect(try await bank.balance(of: number) == 100_000_000 + 23_561 - 3_290 - 320)
        let lines = try await bank.ledger.statement(of: number.accountID, from: nil, through: nil)
            .lines.suffix(3)
        #expect(lines.map(\.change.won) == [23_561, -3_290, -320])
        #expect(lines.allSatisfy { $0.date.description == "2026-04-01" })
        #expect(lines.allSatisfy { $0.purpose == .accountInterest })
    }

    @Test("keeps a fraction of one won for the next quarter")
    func fraction() async throws {
        let bank = try TestBank()
        let number = try await bank.open(1_000)
        try await bank.closeDays(until: "2026-04-01")
        // 1,000 × 10 × 86 ÷ 3,650,000 = 0.23 won
        #expect(try await bank.balance(of: number) == 1_000)
        try await bank.closeDays(until: "2027-01-05")
        // After a year it is 1.00 won, which the next payday pays.
        #expect(try await bank.balance(of: number) == 1_000)
        try await bank.closeDays(until: "2027-04-01")
        #expect(try await bank.balance(of: number) == 1_001)
    }

    @Test("a full account keeps its interest and stops no day closing")
    func overflow() async throws {
        let bank = try TestBank()
        let number = try await bank.openFull()
        try await bank.closeDays(until: "2026-04-02")
        #expect(try await bank.balance(of: number) == Money.largestBalance.won)
        let held = try #require(try await bank.service.directory.record(of: number))
        // 87 days, from 5 January to 1 April.
        let interest = try await bank.service.interest.accrued(by: held.value).interest
        #expect(interest.numerator == Int128(Money.largestBalance.won) * 10 * 87)
    }

    @Test("a year has four paydays")
    func paydays() throws {
        var paydays: [String] = []
        var day = try #require(BusinessDate("2027-12-31"))
        while day.year < 2029 {
            day = try #require(AccountRecord.payday(after: day))
            paydays.append(day.description)
        }
        #expect(
            paydays == ["2028-01-01", "2028-04-01", "2028-07-01", "2028-10-01", "2029-01-01"]
        )
        let last = try #require(BusinessDate("9999-10-01"))
        #expect(AccountRecord.payday(after: last.advanced(by: -1)) == last)
        #expect(AccountRecord.payday(after: last) == nil)
    }

    @Test("counts the interest of a day once, even if the day is closed twice")
    func twice() async throws {
        let bank = try TestBank()
        let number = try await bank.open(100_000_000)
        try await bank.closeDays(until: "2026-03-31")
        let parts = try bank.container.resolve(dayClosingInject)
        let date = try await bank.ledger.businessDate()
        _ = try await bank.ledger.closeDay(date)
        let counts = try await [
            parts[0].run(afterClosing: date).count, parts[0].run(afterClosing: date).count,
        ]
        #expect(counts == [1, 0])
        let held = try #require(try await bank.service.directory.record(of: number))
        let interest = try await bank.service.interest.accrued(by: held.value).interest
        #expect(interest.numerator == 100_000_000 * 10 * 86 - 23_561 * 3_650_000)
    }

    @Test("closing an ordinary day posts no entry of an account")
    func ordinaryDay() async throws {
        let bank = try TestBank()
        for _ in 0..<3 { _ = try await bank.open(1_000_000) }
        let posted = bank.ledger.posted.count
        try await bank.closeDays(until: "2026-03-31")
        #expect(bank.ledger.posted.count == posted)
        try await bank.closeDays(1)
        #expect(bank.ledger.posted.count == posted + 3)
    }

    @Test("pays a missed payday with the interest up to it")
    func missed() async throws {
        let bank = try TestBank()
        let number = try await bank.open(100_000_000)
        try await bank.closeDays(until: "2026-03-25")
        try await DayCloser(ledger: bank.ledger, parts: []).advance(days: 20)
        try await bank.closeDays(1)
        #expect(try await bank.balance(of: number) == 100_000_000 + 23_561 - 3_290 - 320)
        let held = try #require(try await bank.service.directory.record(of: number))
        #expect(held.value.anchor.date.description == "2026-03-31")
        #expect(held.record.due?.description == "2026-07-01")
    }
}
