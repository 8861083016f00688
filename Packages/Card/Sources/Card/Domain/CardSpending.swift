import Bookkeeping

/// The amount that a card has paid on a business date, for the limit per day.
///
/// A payment counts in full on the date of its authorization. A void or cancellation on the same
/// date returns its amount; on a later date it returns nothing.
struct CardSpending: Sendable, Hashable, Codable {
    private var date: BusinessDate
    private var paid = Money.zero

    init(on date: BusinessDate) {
        self.date = date
    }

    /// Returns the amount paid on `today`, which is zero unless `today` is the last date with a
    /// payment.
    func amount(on today: BusinessDate) -> Money {
        today == date ? paid : .zero
    }

    /// - Throws: `BankError` `amount.overflow`.
    mutating func add(_ amount: Money, on today: BusinessDate) throws(BankError) {
        paid = try self.amount(on: today).adding(amount)
        date = today
    }

    /// Returns the amount of a voided or canceled payment that was made on `day`.
    mutating func giveBack(_ amount: Money, of day: BusinessDate) throws(BankError) {
        guard day == date else { return }
        paid = max(.zero, try paid.subtracting(amount))
    }
}
