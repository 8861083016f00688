extension BusinessDate {
    /// Creates a date from text that a customer typed: `2026-01-05`, `20260105`, `2026.1.5`, `today`,
    /// `yesterday`, or `-7d` for the seventh day before today.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - today: The business date.
    ///   - noun: The name of the date in the error, such as `birth date`.
    ///   - advice: The end of the error.
    /// - Throws: ``BankError`` `date.ill-written` for any other text.
    public init(
        typed text: String,
        today: BusinessDate,
        as noun: String = "date of the calendar",
        advice: String = "write a date like 2026-01-05, 20260105, yesterday or -7d"
    ) throws(BankError) {
        guard let date = Self.date(in: text, today: today) else {
            throw BankError(
                .badData,
                code: "date.ill-written",
                "'\(text)' is not a \(noun); \(advice)"
            )
        }
        self = date
    }

    /// Returns the days that a customer typed: one date, or a month such as `2026-01`.
    ///
    /// The current month ends with `today`.
    /// - Throws: ``BankError`` `date.ill-written` for any other text.
    public static func days(
        typed text: String,
        today: BusinessDate
    ) throws(BankError) -> ClosedRange<BusinessDate> {
        if text.utf8.count == 7, let first = BusinessDate(text + "-01") {
            let next = (28...31).lazy.map { first.advanced(by: $0) }.first { $0.day == 1 }
            let last = next?.advanced(by: -1) ?? BusinessDate(dayNumber: .max)
            return first...(first <= today ? min(last, today) : last)
        }
        let date = try BusinessDate(
            typed: text,
            today: today,
            advice: "write a date like 2026-01-05, 20260105 or -7d, or a month like 2026-01"
        )
        return date...date
    }

    private static func date(in text: String, today: BusinessDate) -> BusinessDate? {
        switch text.lowercased() {
        case "today": return today
        case "yesterday": return earlier(than: today, by: 1)
        default: break
        }
        if text.hasPrefix("-"), text.hasSuffix("d"), let days = number(text.dropFirst().dropLast())
        {
            return earlier(than: today, by: days)
        }
        if text.utf8.count == 8, let digits = number(text[...]) {
            return BusinessDate(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100)
        }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap(number)
        guard parts.count == 3, numbers.count == 3, parts[0].utf8.count == 4,
            parts[1].utf8.count <= 2, parts[2].utf8.count <= 2
        else { return BusinessDate(text) }
        return BusinessDate(year: numbers[0], month: numbers[1], day: numbers[2])
    }

    /// Returns an earlier date; nil before the calendar begins.
    private static func earlier(than today: BusinessDate, by days: Int) -> BusinessDate? {
        let date = today.advanced(by: -days)
        return today.dayNumber - date.dayNumber == days ? date : nil
    }

    /// Returns the number that consists of digits; nil for other text and for a number that is too
    /// large.
    private static func number(_ digits: Substring) -> Int? {
        let isDigits = digits.utf8.allSatisfy {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        }
        return isDigits ? Int(digits) : nil
    }
}
