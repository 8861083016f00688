/// Interest earned day by day, and through which day it is counted.
///
/// Kept in the record of whatever earns it. Counting a day a second time is impossible: days are only
/// counted from the one after ``accruedThrough``, so a crash or a second run loses and doubles nothing.
public struct DailyAccrual: Sendable, Hashable, Codable {
    /// What is earned and not yet paid.
    public private(set) var interest: AccruedInterest
    /// The last day whose closing balance is counted.
    public private(set) var accruedThrough: BusinessDate

    /// - Parameter date: The first day that earns: the one on which the account is opened.
    public init(from date: BusinessDate) {
        interest = AccruedInterest()
        accruedThrough = date.advanced(by: -1)
    }

    /// Counts each day after ``accruedThrough`` up to that date; none when it is not later.
    /// - Parameters:
    ///   - date: A day that is closed: its balance does not change any more.
    ///   - rates: The rate of each day.
    ///   - balance: The closing balance of a day.
    /// - Throws: What `balance` throws, and then nothing is counted.
    public mutating func catchUp(
        through date: BusinessDate,
        rates: InterestRateTable,
        balance: (BusinessDate) async throws -> Money
    ) async throws {
        var caughtUp = self
        while caughtUp.accruedThrough < date {
            let day = caughtUp.accruedThrough.next
            caughtUp.interest.addDay(balance: try await balance(day), rate: rates.rate(on: day))
            caughtUp.accruedThrough = day
        }
        self = caughtUp
    }

    /// Takes the whole won out, to be paid; what is below one won stays.
    public mutating func takePayable() -> Money {
        interest.takePayable()
    }

    /// Where counting up to that date has to stop first: at the eve of a payday, so that a payout that
    /// was missed pays what it would have paid, or at the date itself.
    /// - Parameter isPayday: Whether interest earned before that day is paid on it.
    /// - Returns: nil when there is no day left to count.
    public func nextStop(
        through date: BusinessDate,
        isPayday: (BusinessDate) -> Bool
    ) -> BusinessDate? {
        guard accruedThrough < date else { return nil }
        var stop = accruedThrough.next
        while stop < date, !isPayday(stop.next) { stop = stop.next }
        return stop
    }
}
