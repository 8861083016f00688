import Bookkeeping

/// The schedule by which a safe box pays its interest.
enum PayoutSchedule: String, Sendable, Hashable, Codable, CaseIterable {
    /// The interest is paid when the customer requests it (이자 바로 받기).
    case onRequest = "on-request"
    /// The interest is paid every month, on the day after the fourth Friday.
    case monthly

    /// The schedule in words that complete the sentence "Interest is paid …".
    var words: String {
        switch self {
        case .onRequest: "when you ask for it"
        case .monthly: "each month, by itself"
        }
    }

    /// Returns the first payday after `date`; nil at the end of the calendar, and if interest is
    /// paid only on request.
    func nextPayday(after date: BusinessDate) -> BusinessDate? {
        guard self == .monthly else { return nil }
        // Two fourth Fridays are at most five weeks apart.
        let days = (0..<35).lazy.compactMap { try? date.later(by: $0) }
        return days.first(where: Self.isFourthFriday)?.next
    }

    /// Returns whether a date is the fourth Friday of its month, which is a Friday from the 22nd to
    /// the 28th.
    private static func isFourthFriday(_ date: BusinessDate) -> Bool {
        date.weekday == 5 && (22...28).contains(date.day)
    }
}
