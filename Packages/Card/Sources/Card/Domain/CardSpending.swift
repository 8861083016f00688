import Bookkeeping

/// The card payments of an account: the amount paid on one date, and the number of payments per
/// card.
///
/// A payment counts toward the limit per day on the date of its authorization. A void or
/// cancellation on the same date lowers the amount, but a later one does not.
struct CardSpending: Sendable, Hashable, Codable {
    private var date: BusinessDate
    private var paid = Money.zero
    /// The number of payments of each card, by the card's ordinal.
    var payments: [Int: Int] = [:]

    init(on date: BusinessDate) {
        self.date = date
    }

    /// Returns the key of the record with the spending of an account's cards.
    static func key(of account: AccountID) -> RecordKey { RecordKey(collection, account.rawValue) }

    static let collection = "card-spending"

    /// Returns the amount paid on `today`; zero if the last payment was on another date.
    func amount(on today: BusinessDate) -> Money {
        today == date ? paid : .zero
    }

    /// Returns the number of payments of `card`, which is also the ordinal of its last payment.
    func paymentCount(of card: Card) -> Int { payments[card.ordinal] ?? 0 }

    /// Adds a payment of `amount` by `card` to the spending.
    /// - Throws: `BankError` `amount.overflow`.
    mutating func add(_ amount: Money, by card: Card, on today: BusinessDate) throws(BankError) {
        paid = try self.amount(on: today).adding(amount)
        date = today
        payments[card.ordinal, default: 0] &+= 1
    }

    /// Subtracts the amount of a voided or canceled payment that was made on `day`.
    mutating func giveBack(_ amount: Money, of day: BusinessDate) throws(BankError) {
        guard day == date else { return }
        paid = max(.zero, try paid.subtracting(amount))
    }
}
