import BankConsoleTesting
import Testing

@testable import SafeBox

@Suite("Monthly payout")
struct MonthlyPayoutTests {
    @Test("falls on the day after the fourth Friday, though that be in the next month")
    func paydays() throws {
        var day = try #require(BusinessDate("2026-01-01"))
        var paydays: [String] = []
        for _ in 0..<14 {
            day = try #require(PayoutSchedule.monthly.nextPayday(after: day))
            paydays.append(day.description)
        }
        #expect(
            paydays == [
                "2026-01-24", "2026-02-28", "2026-03-28", "2026-04-25", "2026-05-23",
                "2026-06-27", "2026-07-25", "2026-08-29", "2026-09-26", "2026-10-24",
                "2026-11-28", "2026-12-26", "2027-01-23", "2027-02-27",
            ]
        )
        // February 2025 ends on its fourth Friday.
        let february = try #require(BusinessDate("2025-02-01"))
        let payday = PayoutSchedule.monthly.nextPayday(after: february)
        #expect(payday?.description == "2025-03-01")
        #expect(PayoutSchedule.onRequest.nextPayday(after: february) == nil)
        let last = try #require(BusinessDate("9999-12-25"))
        #expect(PayoutSchedule.monthly.nextPayday(after: last.advanced(by: -1)) == last)
        #expect(PayoutSchedule.monthly.nextPayday(after: last) == nil)
    }

    @Test("goes to the account by itself, without a signature")
    func paid() async throws {
        let bank = try TestBank()
        let number = try await bank.openFullBox()
        try await bank.setPayout(.monthly, number)
        let signed = bank.signing.requests.count
        try await bank.closeDays(until: "2026-01-23")
        #expect(try await bank.balance(of: number) == 0)
        try await bank.closeDays(1)
        // 19 days: 8,328.7… won; tax 1,160 + 110.
        #expect(try await bank.balance(of: number) == 8_328 - 1_160 - 110)
        #expect(bank.signing.requests.count == signed)
        let line = try await bank.ledger.statement(of: number.accountID, from: nil, through: nil)
            .lines.last
        #expect(line?.purpose == .safeBoxMonthlyInterest)
        #expect(line?.date.description == "2026-01-24")
    }

    @Test("that is set back pays nothing by itself any more")
    func setBack() async throws {
        let bank = try TestBank()
        let number = try await bank.openFullBox()
        try await bank.setPayout(.monthly, number)
        try await bank.setPayout(.onRequest, number)
        try await bank.closeDays(30)
        #expect(try await bank.balance(of: number) == 0)
        #expect(try await bank.box(of: number).payableInterest == Money(won: 13_150))
    }

    @Test("that a crash kept from its day is paid later with the interest of that day")
    func missed() async throws {
        let bank = try TestBank()
        let number = try await bank.openFullBox()
        try await bank.setPayout(.monthly, number)
        try await bank.closeDays(until: "2026-01-20")
        // The bank's part is not done on any.
        try await DayCloser(ledger: bank.ledger, parts: []).advance(days: 10)
        try await bank.closeDays(1)
        #expect(try await bank.balance(of: number) == 8_328 - 1_160 - 110)
        // 24 to 30 January: 7 days, and the fraction that was left.
        #expect(
            try await bank.box(of: number).payableInterest
                == Money(won: (10_000_000 * 160 * 26 - 8_328 * 3_650_000) / 3_650_000)
        )
    }
}
