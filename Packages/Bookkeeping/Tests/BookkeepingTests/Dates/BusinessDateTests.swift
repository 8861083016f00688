import Bookkeeping
import Testing

@Suite("Business date")
struct BusinessDateTests {
    @Test("every day of four centuries follows in order, with the leap days")
    func everyDay() throws {
        let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        var date = try #require(BusinessDate(year: 1800, month: 1, day: 1))
        for year in 1800..<2200 {
            let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
            for (index, length) in lengths.enumerated() {
                for day in 1...(index == 1 && isLeap ? 29 : length) {
                    #expect(date.year == year && date.month == index + 1 && date.day == day)
                    #expect(BusinessDate(date.description) == date)
                    date = date.next
                }
            }
        }
    }

    @Test(
        "text that is not a date of the calendar is refused",
        arguments: [
            "2026-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2100-02-29", "26-01-05",
            "2026-1-5", "2026/01/05", "0000-01-01", "２０２６-01-05", "",
        ]
    )
    func invalid(text: String) {
        #expect(BusinessDate(text) == nil)
    }

    @Test("a date has its weekday and begins at midnight in Seoul")
    func weekdayAndSeoul() throws {
        #expect(try #require(BusinessDate("1970-01-01")).weekday == 4)
        #expect(try #require(BusinessDate("2026-01-05")).weekday == 1)
        let before = Timestamp(milliseconds: 1_767_538_799_999)
        #expect(BusinessDate(inSeoulAt: before).description == "2026-01-04")
        let after = Timestamp(milliseconds: 1_767_538_800_000)
        #expect(BusinessDate(inSeoulAt: after).description == "2026-01-05")
        #expect(after.description == "2026-01-04T15:00:00.000Z")
    }
}
