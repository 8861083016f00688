import Bookkeeping

/// The limits on a card's payments, per payment and per business date.
struct CardLimits: Sendable, Hashable, Codable {
    let perPayment: Money
    /// The limit for all payments of one business date, domestic and overseas together.
    let perDay: Money

    /// The limits of a new card: 2,000,000 won a payment, 6,000,000 won a day.
    static let standard = CardLimits(unchecked: Money(won: 2_000_000), Money(won: 6_000_000))

    /// The highest limits that a customer can set: 6,000,000 won a payment, 20,000,000 won a day.
    static let highest = CardLimits(unchecked: Money(won: 6_000_000), Money(won: 20_000_000))

    /// - Parameters:
    ///   - perPayment: The limit per payment in whole won, from 1 to ``highest``, and at most
    ///     `perDay`.
    ///   - perDay: The limit per day in whole won, from 1 to ``highest``.
    /// - Throws: `BankError` `card.limits`.
    init(perPayment: Money, perDay: Money) throws(BankError) {
        try Self.check(perPayment, "per payment", highest: Self.highest.perPayment)
        try Self.check(perDay, "per day", highest: Self.highest.perDay)
        guard perPayment <= perDay else {
            throw Self.error(
                "the limit of \(perPayment) a payment is above the limit of \(perDay) a day; "
                    + "lower the limit per payment, or raise the limit per day"
            )
        }
        self.init(unchecked: perPayment, perDay)
    }

    private init(unchecked perPayment: Money, _ perDay: Money) {
        self.perPayment = perPayment
        self.perDay = perDay
    }

    private static func check(
        _ amount: Money,
        _ period: String,
        highest: Money
    ) throws(BankError) {
        guard amount > .zero, amount <= highest else {
            throw error("the limit \(period) must be from 1 won to \(highest), not \(amount)")
        }
    }

    private static func error(_ message: String) -> BankError {
        BankError(.refused, code: "card.limits", message)
    }
}
