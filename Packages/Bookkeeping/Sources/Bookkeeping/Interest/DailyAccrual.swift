/// The interest that was earned so far and the last day that it includes.
///
/// It is stored in the record of the account that earns. Days are only added after
/// ``accruedThrough``, so a crash or a second run neither loses nor repeats a day.
public struct DailyAccrual: Sendable, Hashable, Codable {
    /// The interest that was earned and is not yet paid.
    public private(set) var interest: AccruedInterest
    /// The last day whose closing balance is included.
    public private(set) var accruedThrough: BusinessDate

    /// Creates an accrual without interest.
    /// - Parameter date: The first day that earns, on which the account is opened.
    public init(from date: BusinessDate) {
        interest = AccruedInterest()
        accruedThrough = date.advanced(by: -1)
    }

    /// Adds each day after ``accruedThrough`` through `date`.
    ///
    /// When `balance` throws, nothing is added.
    /// - Parameters:
    ///   - date: A closed day, whose balance is final.
    ///   - rates: The rate of each day.
    ///   - balance: Returns the closing balance of a day.
    /// - Throws: The error of `balance`.
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

    /// Removes and returns the whole won that can be paid; the fraction stays.
    public mutating func takePayable() -> Money {
        interest.takePayable()
    }

    /// Returns the last day to add before the next payout: the day before a payday, or `date`.
    ///
    /// Stopping at every payday makes a payout that was missed pay the amount of that day.
    /// - Parameters:
    ///   - date: The last day that may be added.
    ///   - isPayday: Returns whether the interest earned before a day is paid on that day.
    /// - Returns: The last day to add, or nil when every day through `date` is included.
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
