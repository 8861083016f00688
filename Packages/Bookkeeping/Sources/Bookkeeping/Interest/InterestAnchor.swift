/// The interest that was earned and not paid at the end of a day, from which all later interest is
/// derived.
///
/// It is stored in the record of the account that earns, and changes only when something is paid.
/// The interest through a later day is that of the anchor plus that of the closing balances since.
/// A day without a payout therefore writes nothing.
public struct InterestAnchor: Sendable, Hashable {
    /// The interest at the end of ``date`` that is not paid, including the fraction of a won.
    public private(set) var interest: AccruedInterest
    /// The last day whose closing balance is included.
    public private(set) var date: BusinessDate

    /// Creates an anchor without interest.
    /// - Parameter first: The first day that earns, on which the account is opened.
    public init(from first: BusinessDate) {
        interest = AccruedInterest()
        date = first.advanced(by: -1)
    }

    /// Returns the days whose interest is not in the anchor; nil when `date` includes them all.
    /// - Parameter last: The last day to add.
    public func days(through last: BusinessDate) -> ClosedRange<BusinessDate>? {
        date < last ? date.next...last : nil
    }

    /// Adds the interest of the days since the anchor.
    /// - Parameters:
    ///   - last: The last day to add, which is closed; an earlier one than ``date`` adds nothing.
    ///   - balances: The closing balances on the days of ``days(through:)``.
    ///   - rates: The rate of each day.
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

    /// Removes and returns the whole won that can be paid; the fraction stays.
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
