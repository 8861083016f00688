/// Conversions between dates and day numbers in the proleptic Gregorian calendar.
///
/// The algorithms are `days_from_civil` and `civil_from_days` of Howard Hinnant's
/// "chrono-Compatible Low-Level Date Algorithms". They are exact over the whole range and need no
/// calendar library.
enum CivilCalendar {
    private static let daysPerEra = 146_097  // 400 years

    /// Returns the number of days since 1970-01-01; January 32 counts as February 1.
    static func dayNumber(year: Int, month: Int, day: Int) -> Int {
        let shifted = month <= 2 ? year - 1 : year  // years begin in March: the leap day is last
        let era = shifted.flooredQuotient(by: 400)
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * daysPerEra + dayOfEra - 719_468
    }

    static func date(dayNumber: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = dayNumber + 719_468
        let era = shifted.flooredQuotient(by: daysPerEra)
        let dayOfEra = shifted - era * daysPerEra
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
    }
}

extension BinaryInteger {
    /// Returns the quotient rounded down, for a divisor greater than zero.
    func flooredQuotient(by divisor: Self) -> Self {
        let quotient = self / divisor
        return self % divisor < 0 ? quotient - 1 : quotient
    }

    /// Returns the remainder of ``flooredQuotient(by:)``, which is zero or more.
    func modulo(_ divisor: Self) -> Self {
        // Subtracting quotient × divisor would overflow near the least number.
        let remainder = self % divisor
        return remainder < 0 ? remainder + divisor : remainder
    }
}

extension Int {
    /// Returns the number in decimal digits, with leading zeros up to `width` digits.
    func padded(_ width: Int) -> String {
        let digits = String(self)
        let missing = width - digits.utf8.count
        return missing > 0 ? String(repeating: "0", count: missing) + digits : digits
    }
}
