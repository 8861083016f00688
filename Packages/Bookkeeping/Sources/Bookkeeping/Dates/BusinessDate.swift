/// A calendar date of the bank in Asia/Seoul, from the year 1 through the year 9999.
public struct BusinessDate: Sendable, Hashable, Comparable {
    /// The number of days since 1970-01-01.
    public let dayNumber: Int

    private static let days = -719_162...2_932_896

    /// Creates the date at a number of days after 1970-01-01, clamped to the years 1 to 9999.
    public init(dayNumber: Int) {
        self.dayNumber = min(max(dayNumber, Self.days.lowerBound), Self.days.upperBound)
    }

    /// Creates a date from its parts, or returns nil when the calendar has no such date.
    /// - Parameters:
    ///   - year: The year, 1 to 9999.
    ///   - month: The month, 1 to 12.
    ///   - day: The day of the month, 1 to 31.
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

    /// Creates a date from text such as `2026-01-05`, or returns nil for other text.
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

    /// Creates a date from stored text such as `2026-01-05`; ``init(typed:today:as:advice:)`` reads more
    /// notations.
    /// - Throws: ``BankError`` `date.ill-written` for any other text.
    public init(parsing text: String) throws(BankError) {
        guard let date = BusinessDate(text) else {
            throw BankError(
                .badData,
                code: "date.ill-written",
                "'\(text)' is not a date of the calendar; write a date like 2026-01-05"
            )
        }
        self = date
    }

    /// Creates the date that the calendar in Seoul shows at `time`.
    ///
    /// Korea has kept UTC+9 without daylight saving time since October 1988, so no time zone
    /// database is needed.
    public init(inSeoulAt time: Timestamp) {
        let seconds = time.milliseconds.flooredQuotient(by: 1000) + 9 * 3600
        self.init(dayNumber: Int(seconds.flooredQuotient(by: 86_400)))
    }

    /// The year, 1 to 9999.
    public var year: Int { parts.year }
    /// The month, 1 to 12.
    public var month: Int { parts.month }
    /// The day of the month, 1 to 31.
    public var day: Int { parts.day }

    /// The day of the week by ISO 8601, from 1 for Monday to 7 for Sunday.
    public var weekday: Int { (dayNumber + 3).modulo(7) + 1 }

    /// Returns the date that is `days` days later, clamped to the years 1 to 9999.
    /// - Parameter days: The number of days; below zero for an earlier date.
    public func advanced(by days: Int) -> BusinessDate {
        let (sum, overflow) = dayNumber.addingReportingOverflow(days)
        return BusinessDate(dayNumber: overflow ? (days < 0 ? .min : .max) : sum)
    }

    /// Returns the date that is `days` days later.
    /// - Parameter days: The number of days, zero or greater.
    /// - Throws: ``BankError`` `date.end` if the calendar ends before that date.
    public func later(by days: Int) throws(BankError) -> BusinessDate {
        let date = advanced(by: days)
        guard date.dayNumber - dayNumber == days else { throw .calendarEnd }
        return date
    }

    /// The following day, or the same day at the end of the calendar.
    public var next: BusinessDate { advanced(by: 1) }

    /// Returns whether `a` is before `b`.
    public static func < (a: BusinessDate, b: BusinessDate) -> Bool { a.dayNumber < b.dayNumber }

    private var parts: (year: Int, month: Int, day: Int) {
        CivilCalendar.date(dayNumber: dayNumber)
    }
}

extension BankError {
    /// The error for a request that needs a day after the end of the calendar.
    public static let calendarEnd = BankError(
        .refused,
        code: "date.end",
        "the calendar ends at \(BusinessDate(dayNumber: .max)), and this needs a later day"
    )
}

extension BusinessDate: CustomStringConvertible {
    /// The date as text, such as `2026-01-05`.
    public var description: String {
        let (year, month, day) = parts
        return "\(year.padded(4))-\(month.padded(2))-\(day.padded(2))"
    }
}

extension BusinessDate: Codable {
    /// Decodes a date from text such as `2026-01-05`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let date = BusinessDate(text) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "'\(text)' is not a date"
            )
        }
        self = date
    }

    /// Encodes the date as text such as `2026-01-05`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
