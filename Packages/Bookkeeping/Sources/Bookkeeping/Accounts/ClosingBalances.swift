/// The balance of an account at the end of each day in a range of business dates.
public struct ClosingBalances: Sendable, Hashable {
    /// The closing balance of a date on which money moved.
    public struct Change: Sendable, Hashable {
        /// The date on which money moved.
        public let date: BusinessDate
        /// The balance at the end of ``date``, and of later dates until the next change.
        public let balance: Money

        public init(date: BusinessDate, balance: Money) {
            self.date = date
            self.balance = balance
        }
    }

    /// The balance before the first change.
    public let opening: Money
    /// The changes in the order of their dates, with at most one change for each date.
    public private(set) var changes: [Change]

    /// Creates closing balances from the balance after each leg.
    /// - Parameters:
    ///   - opening: The balance before the first change.
    ///   - changes: The date of each leg and the balance after the leg, oldest first. Only the last
    ///     leg of a date counts.
    public init(opening: Money, changes: some Sequence<Change>) {
        self.opening = opening
        self.changes = []
        for change in changes {
            if self.changes.last?.date == change.date { self.changes.removeLast() }
            self.changes.append(change)
        }
    }
}
