import Bookkeeping

/// When a safe box pays its interest.
enum PayoutSchedule: String, Sendable, Hashable, Codable, CaseIterable {
    /// When the customer asks for it (이자 바로 받기).
    case onRequest = "on-request"
    /// Each month by itself, on the day after the fourth Friday.
    case monthly

    /// Whether interest earned before that day is paid on it by itself.
    func isPayday(_ date: BusinessDate) -> Bool {
        switch self {
        case .onRequest: false
        case .monthly: Self.isFourthFriday(date.advanced(by: -1))
        }
    }

    /// The first payday after that date; nil where there are none.
    func nextPayday(after date: BusinessDate) -> BusinessDate? {
        guard self == .monthly else { return nil }
        var day = date.next
        while !isPayday(day) { day = day.next }
        return day
    }

    /// The fourth Friday of a month is the one from its 22nd to its 28th.
    private static func isFourthFriday(_ date: BusinessDate) -> Bool {
        date.weekday == 5 && (22...28).contains(date.day)
    }
}
