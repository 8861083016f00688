import Bookkeeping

/// What a card has paid on a business date, for the limit of the day.
///
/// A payment counts on the date on which it was authorised, with all that was authorised. What is
/// voided or cancelled on that same date is given back; later nothing is, since the day is over.
package struct CardSpending: Sendable, Hashable, Codable {
    private var date: BusinessDate
    private var paid: Money

    /// Nothing paid yet.
    package init(on date: BusinessDate) {
        self.date = date
        paid = .zero
    }

    /// What was paid on that date; nothing on any other than the last one.
    package func amount(on today: BusinessDate) -> Money {
        today == date ? paid : .zero
    }

    /// - Throws: `BankError` `amount.overflow`.
    mutating func add(_ amount: Money, on today: BusinessDate) throws(BankError) {
        paid = try self.amount(on: today).adding(amount)
        date = today
    }

    /// Gives back what was paid on that date and is not any more.
    mutating func giveBack(_ amount: Money, of day: BusinessDate) throws(BankError) {
        guard day == date else { return }
        paid = max(.zero, try paid.subtracting(amount))
    }
}
