import Bookkeeping
import Foundation
import Testing

@Suite("Range and storage of dates and times")
struct DateRangeTests {
    private let first = BusinessDate(dayNumber: .min)
    private let last = BusinessDate(dayNumber: .max)

    @Test("the calendar begins with the year 1 and ends with the year 9999")
    func calendar() {
        #expect(first.description == "0001-01-01" && last.description == "9999-12-31")
        #expect(BusinessDate(year: 0, month: 12, day: 31) == nil)
        #expect(BusinessDate(year: 10_000, month: 1, day: 1) == nil)
        for parts in [(2026, 0, 1), (2026, 13, 1), (2026, 1, 0), (2026, 1, 32)] {
            #expect(BusinessDate(year: parts.0, month: parts.1, day: parts.2) == nil)
        }
    }

    @Test("a date that is advanced beyond the calendar stays at its end")
    func advanced() {
        for days in [1, .max] { #expect(last.advanced(by: days) == last) }
        for days in [-1, .min] { #expect(first.advanced(by: days) == first) }
        #expect(first.next > first && last.next == last)
        #expect(BusinessDate(dayNumber: 5).advanced(by: -7).dayNumber == -2)
    }

    @Test("a date after the end of the calendar is refused with a sentence")
    func later() throws {
        let start = last.advanced(by: -7)
        #expect(try start.later(by: 0) == start && start.later(by: 7) == last)
        for days in [8, .max] {
            let error = #expect(throws: BankError.self) { try start.later(by: days) }
            #expect(error?.code == "date.end")
            #expect(error?.message.contains("the calendar ends at 9999-12-31") == true)
        }
    }

    @Test("weekdays follow one another from Monday to Sunday, also before 1970")
    func weekdays() {
        let days = (-10..<10).map { BusinessDate(dayNumber: $0).weekday }
        #expect(days == [1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6])
    }

    @Test("a moment that is advanced beyond the range stays at its end")
    func moments() {
        let zero = Timestamp(milliseconds: 0)
        #expect(zero.advanced(bySeconds: 2).milliseconds == 2000)
        #expect(zero.advanced(bySeconds: -2).milliseconds == -2000)
        #expect(zero.advanced(bySeconds: .max).milliseconds == .max)
        #expect(zero.advanced(bySeconds: .min).milliseconds == .min)
        let (most, least) = (Timestamp(milliseconds: .max), Timestamp(milliseconds: .min))
        #expect(most.advanced(bySeconds: 1) == most && least.advanced(bySeconds: -1) == least)
        #expect(most.advanced(bySeconds: -1).milliseconds == .max - 1000)
    }

    @Test("dates, moments and names are less only than greater ones")
    func order() {
        #expect(first < last && !(last < first) && !(first < first))
        let times = [Timestamp(milliseconds: 1), Timestamp(milliseconds: 2)]
        #expect(times[0] < times[1] && !(times[1] < times[0]) && !(times[0] < times[0]))
        let names = [AccountID("1"), AccountID("2")]
        #expect(names[0] < names[1] && !(names[1] < names[0]) && !(names[0] < names[0]))
        #expect(Money(won: 1) < Money(won: 2) && !(Money(won: 1) < Money(won: 1)))
    }

    @Test("dates and money are stored as text and numbers, from which they are read")
    func storage() throws {
        let text = #"["2026-01-05"]"#
        let dates = try JSONDecoder().decode([BusinessDate].self, from: Data(text.utf8))
        #expect(dates.map(\.dayNumber) == [20_458])
        #expect(try JSONEncoder().encode(dates) == Data(text.utf8))
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([BusinessDate].self, from: Data(#"["2026-01-32"]"#.utf8))
        }
        let money = try JSONDecoder().decode([Money].self, from: Data("[-5]".utf8))
        #expect(money.map(\.won) == [-5])
        #expect(try JSONEncoder().encode(money) == Data("[-5]".utf8))
    }

    @Test("a date that a person mistyped is refused with its text")
    func parsing() throws {
        #expect(try BusinessDate(parsing: "2026-01-05").dayNumber == 20_458)
        let error = #expect(throws: BankError.self) { try BusinessDate(parsing: "2026-02-30") }
        #expect(error?.code == "date.ill-written")
        #expect(error?.message.contains("'2026-02-30'") == true)
    }

    @Test("the present moment is in this century")
    func now() {
        #expect(BusinessDate(inSeoulAt: .now()).year / 100 == 20)
    }
}
