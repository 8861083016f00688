/// A calendar date of the bank, in Asia/Seoul.
///
/// The book keeps the current one; it only grows. Dates before the year 1 or after 9999 are none.
public struct BusinessDate: Sendable, Hashable, Comparable {
    /// Days since 1970-01-01.
    public let dayNumber: Int

    private static let days = -719_162...2_932_896

    /// The date that many days after 1970-01-01, held within the years 1 to 9999.
    public init(dayNumber: Int) {
        self.dayNumber = min(max(dayNumber, Self.days.lowerBound), Self.days.upperBound)
    }

    /// The date of these parts, or nil when the calendar has none such.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
            return nil
        }
        let date = BusinessDate(
            dayNumber: CivilCalendar.dayNumber(year: year, month: month, day: day)
        )
        guard date.parts == (year, month, day) else { return nil }
        self = date
    }

    /// The date written as `2026-01-05`, or nil when it is not one.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else {
            return nil
        }
        func number(_ range: Range<Int>) -> Int? {
            var value = 0
            for byte in bytes[range] {
                guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
                value = value * 10 + Int(byte - UInt8(ascii: "0"))
            }
            return value
        }
        guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10) else {
            return nil
        }
        self.init(year: year, month: month, day: day)
    }

    /// The date in Asia/Seoul at that moment. Korea has kept UTC+9 without daylight saving since
    /// October 1988, so no time zone database is asked.
    public init(inSeoulAt time: Timestamp) {
        let seconds = time.milliseconds.flooredQuotient(by: 1000) + 9 * 3600
        self.init(dayNumber: Int(seconds.flooredQuotient(by: 86_400)))
    }

    public var year: Int { parts.year }
    public var month: Int { parts.month }
    public var day: Int { parts.day }

    /// 1 for Monday to 7 for Sunday, as ISO 8601 counts.
    public var weekday: Int { (dayNumber + 3).modulo(7) + 1 }

    /// The date that many days later, or earlier when below zero; held within the years 1 to 9999.
    public func advanced(by days: Int) -> BusinessDate {
        let (sum, overflow) = dayNumber.addingReportingOverflow(days)
        return BusinessDate(dayNumber: overflow ? (days < 0 ? .min : .max) : sum)
    }

    public var next: BusinessDate { advanced(by: 1) }

    public static func < (a: BusinessDate, b: BusinessDate) -> Bool { a.dayNumber < b.dayNumber }

    private var parts: (year: Int, month: Int, day: Int) {
        CivilCalendar.date(dayNumber: dayNumber)
    }
}

extension BusinessDate: CustomStringConvertible {
    /// `2026-01-05`
    public var description: String {
        let (year, month, day) = parts
        return "\(year.padded(4))-\(month.padded(2))-\(day.padded(2))"
    }
}

extension BusinessDate: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let date = BusinessDate(text) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "\(text) is no date"
            )
        }
        self = date
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
