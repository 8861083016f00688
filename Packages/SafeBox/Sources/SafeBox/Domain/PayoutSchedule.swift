import Bookkeeping

/// The schedule by which a safe box pays its interest.
enum PayoutSchedule: String, Sendable, Hashable, Codable, CaseIterable {
    /// When the customer asks for it (이자 바로 받기).
    case onRequest = "on-request"
    /// Every month, on the day after the fourth Friday.
    case monthly

    /// The schedule in a sentence: "Interest is paid …".
    var words: String {
        switch self {
        case .onRequest: "when you ask for it"
        case .monthly: "each month, by itself"
        }
    }

    /// Returns true if interest earned before `date` is paid on it without a request.
    func isPayday(_ date: BusinessDate) -> Bool {
        switch self {
        case .onRequest: false
        case .monthly: Self.isFourthFriday(date.advanced(by: -1))
        }
    }

    /// Returns the first payday after `date`; nil for interest on request.
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
