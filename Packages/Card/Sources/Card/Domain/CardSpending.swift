import Bookkeeping

/// The card payments of an account: their amount on a business date, for the limits per day, and
/// their number for each card.
///
/// A payment counts in full on the date of its authorization. A void or cancellation on the same
/// date returns its amount; on a later date it returns nothing.
struct CardSpending: Sendable, Hashable, Codable {
    private var date: BusinessDate
    private var paid = Money.zero
    /// The number of payments by the ordinal of the card.
    private var payments: [Int: Int] = [:]

    init(on date: BusinessDate) {
        self.date = date
    }

    /// Creates the spending of a book that counted the payments with their cards.
    init(on date: BusinessDate, paid: Money, payments: [Int: Int]) {
        (self.date, self.paid, self.payments) = (date, paid, payments)
    }

    /// Returns the place of the spending of an account's cards.
    static func key(of account: AccountID) -> RecordKey { RecordKey(collection, account.rawValue) }

    static let collection = "card-spending"

    /// Returns the amount paid on `today`, which is zero unless `today` is the last date with a
    /// payment.
    func amount(on today: BusinessDate) -> Money {
        today == date ? paid : .zero
    }

    /// Returns the number of payments of a card, which is the ordinal of the last one.
    func paymentCount(of card: Card) -> Int { payments[card.ordinal] ?? 0 }

    /// Counts a payment of a card.
    /// - Throws: `BankError` `amount.overflow`.
    mutating func add(_ amount: Money, by card: Card, on today: BusinessDate) throws(BankError) {
        paid = try self.amount(on: today).adding(amount)
        date = today
        payments[card.ordinal, default: 0] += 1
    }

    /// Returns the amount of a voided or canceled payment that was made on `day`.
    mutating func giveBack(_ amount: Money, of day: BusinessDate) throws(BankError) {
        guard day == date else { return }
        paid = max(.zero, try paid.subtracting(amount))
    }
}
