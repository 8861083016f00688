import Bookkeeping
import Testing

@Suite("Typed dates")
struct TypedDateTests {
    private let today: BusinessDate

    init() throws {
        today = try #require(BusinessDate("2026-01-05"))
    }

    @Test(
        "a date is parsed in each notation",
        arguments: [
            ("2026-01-31", "2026-01-31"), ("20260131", "2026-01-31"), ("2026.1.5", "2026-01-05"),
            ("2026.01.05", "2026-01-05"), ("2026.12.31", "2026-12-31"), ("today", "2026-01-05"),
            ("Today", "2026-01-05"), ("yesterday", "2026-01-04"), ("-7d", "2025-12-29"),
            ("-0d", "2026-01-05"), ("-5d", "2025-12-31"), ("20240229", "2024-02-29"),
        ]
    )
    func accepted(text: String, date: String) throws {
        #expect(try BusinessDate(typed: text, today: today).description == date)
        let days = try BusinessDate.days(typed: text, today: today)
        #expect("\(days)" == "\(date)...\(date)")
    }

    @Test(
        "other text is refused, and quoted",
        arguments: [
            "", "2026-1-5", "2026-01", "2026-02-29", "20260229", "2026.2.29", "2026.1", "2026.1.5.",
            "26.1.5", "2026.001.05", "2026..5", "2026-01.05", "202601", "tomorrow", "7d", "+7d",
            "-d", "--7d", "-7", "-7 d", "-999999d", "-99999999999999999999d", "２０２６０１０５",
            "-٧d", "2026/01/05", " today", "0000.1.1",
        ]
    )
    func refused(text: String) {
        let error = #expect(throws: BankError.self) { try BusinessDate(typed: text, today: today) }
        #expect(error?.code == "date.ill-written")
        #expect(error?.message.hasPrefix("'\(text)' is not a date of the calendar; ") == true)
    }

    @Test(
        "a month is a range of days, and the current month ends today",
        arguments: [
            ("2025-12", "2025-12-01...2025-12-31"), ("2024-02", "2024-02-01...2024-02-29"),
            ("2025-02", "2025-02-01...2025-02-28"), ("2026-01", "2026-01-01...2026-01-05"),
            ("2026-02", "2026-02-01...2026-02-28"), ("9999-12", "9999-12-01...9999-12-31"),
        ]
    )
    func months(text: String, days: String) throws {
        #expect("\(try BusinessDate.days(typed: text, today: today))" == days)
    }

    @Test(
        "a malformed month is refused",
        arguments: ["2026-13", "2026-00", "2026-1", "0000-01", "2026.01", "2026-0１"]
    )
    func malformedMonths(text: String) {
        let error = #expect(throws: BankError.self) {
            try BusinessDate.days(typed: text, today: today)
        }
        #expect(error?.message.hasSuffix("or a month like 2026-01") == true)
    }
}
