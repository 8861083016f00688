/// A date that is reached by counting days.
struct ModelDate {
    /// The number of days since the first date.
    private(set) var number = 0
    // The first date is Monday, 2026-01-05; leap days follow in 2028 and 2032.
    private var year = 2026
    private var month = 1
    private var day = 5
    private var weekday = 1

    var isFirstOfQuarter: Bool { day == 1 && [1, 4, 7, 10].contains(month) }

    var isFourthFriday: Bool { weekday == 5 && day > 21 && day < 29 }

    var text: String {
        let (month, day) = (month < 10 ? "0\(month)" : "\(month)", day < 10 ? "0\(day)" : "\(day)")
        return "\(year)-\(month)-\(day)"
    }

    mutating func advance() {
        number += 1
        weekday = weekday % 7 + 1
        day += 1
        guard day > lengthOfMonth else { return }
        day = 1
        month += 1
        guard month > 12 else { return }
        month = 1
        year += 1
    }

    private var lengthOfMonth: Int {
        switch month {
        case 2: year % 4 == 0 && year % 100 != 0 || year % 400 == 0 ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

/// Yearly rates in basis points, each from a day on.
struct ModelRates {
    /// The rates by the number of their first day.
    let changes: [Int: Int]
    private var current = 0

    init(changes: [Int: Int]) {
        self.changes = changes
    }

    /// Returns the rate on a date; dates are asked for in their order, and none is left out.
    mutating func rate(on date: ModelDate) -> Int {
        current = changes[date.number] ?? current
        return current
    }
}
