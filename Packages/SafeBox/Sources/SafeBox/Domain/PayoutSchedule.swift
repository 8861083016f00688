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

    /// Returns the first payday after `date`; nil for interest on request.
    func nextPayday(after date: BusinessDate) -> BusinessDate? {
        guard self == .monthly else { return nil }
        var friday = date
        while !Self.isFourthFriday(friday) { friday = friday.next }
        return friday.next
    }

    /// The fourth Friday of a month is the one from its 22nd to its 28th.
    private static func isFourthFriday(_ date: BusinessDate) -> Bool {
        date.weekday == 5 && (22...28).contains(date.day)
    }
}
