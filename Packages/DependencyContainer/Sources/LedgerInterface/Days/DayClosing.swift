import Bookkeeping
import DependencyContainer

/// A feature's part in closing a day: interest, payouts, the expiry of holds.
///
/// It runs after the day was closed, when that day's closing balances are final and the next day is
/// the business date. It may run again for the same day (after a crash, or when somebody closes a day
/// twice) and then changes nothing.
public protocol DayClosing: Sendable {
    /// What it does, for the person who closes the day: `SafeBox interest`.
    var title: String { get }

    /// Does what is due once that day is over.
    /// - Parameter date: The day that was closed; the business date is after it.
    /// - Returns: How many boxes, accounts, holds … it changed.
    func run(afterClosing date: BusinessDate) async throws -> Int
}

/// The parts of closing a day, contributed by the features.
public let dayClosingInject = CollectionID<any DayClosing>("DayClosing")
