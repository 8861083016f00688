/// The balances of an account at the end of successive business dates.
public struct ClosingBalances: Sendable, Hashable {
    /// A change of the closing balance.
    public struct Change: Sendable, Hashable {
        /// The first date with the balance.
        public let date: BusinessDate
        /// The balance at the end of the date.
        public let balance: Money

        public init(date: BusinessDate, balance: Money) {
            self.date = date
            self.balance = balance
        }
    }

    /// The balance before the first change.
    public let opening: Money
    /// The changes by date, at most one a date.
    public private(set) var changes: [Change]

    /// Creates balances.
    /// - Parameters:
    ///   - opening: The balance before the first change.
    ///   - changes: The balances after each leg, oldest first; the last one of a date counts.
    public init(opening: Money, changes: some Sequence<Change>) {
        self.opening = opening
        self.changes = []
        for change in changes {
            if self.changes.last?.date == change.date { self.changes.removeLast() }
            self.changes.append(change)
        }
    }
}
