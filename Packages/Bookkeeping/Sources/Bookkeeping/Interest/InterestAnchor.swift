/// The unpaid interest of an account at the end of a day, from which later interest is computed.
///
/// The anchor is stored in the account's record and changes only when interest is paid. Later
/// interest is the anchor's interest plus the interest on each closing balance after it. Therefore
/// a day without a payout writes nothing.
public struct InterestAnchor: Sendable, Hashable {
    /// The unpaid interest at the end of ``date``, including the fraction of a won.
    public private(set) var interest: AccruedInterest
    /// The last day whose closing balance is included in ``interest``.
    public private(set) var date: BusinessDate

    /// Creates an anchor without interest.
    /// - Parameter first: The first day that earns interest, on which the account is opened.
    public init(from first: BusinessDate) {
        interest = AccruedInterest()
        date = first.advanced(by: -1)
    }

    /// Returns the days after ``date`` through `last`, or nil when `last` is not after ``date``.
    /// - Parameter last: The last day to add.
    public func days(through last: BusinessDate) -> ClosedRange<BusinessDate>? {
        date < last ? date.next...last : nil
    }

    /// Adds the interest of the days after ``date`` through `last`.
    /// - Parameters:
    ///   - last: The last day to add, which must be closed. A day that is not after ``date`` adds
    ///     nothing.
    ///   - balances: The closing balances on the days of ``days(through:)``.
    ///   - rates: The interest rates by date.
    public mutating func advance(
        through last: BusinessDate,
        balances: ClosingBalances,
        rates: InterestRateTable
    ) {
        var balance = balances.opening
        var changes = balances.changes[...]
        while date < last {
            date = date.next
            while let change = changes.first, change.date <= date {
                balance = change.balance
                changes.removeFirst()
            }
            // An empty account earns nothing, however long ago its last payout was.
            if changes.isEmpty, balance <= .zero {
                date = last
                break
            }
            interest.addDay(balance: balance, rate: rates.rate(on: date))
        }
    }

    /// Removes and returns the whole won that can be paid; the fraction of a won stays.
    public mutating func takePayable() -> Money {
        interest.takePayable()
    }
}

extension InterestAnchor: Codable {
    // Books keep the names of their first version.
    private enum CodingKeys: String, CodingKey {
        case interest
        case date = "accruedThrough"
    }
}
