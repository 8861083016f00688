import Bookkeeping

/// The most that a card pays, at once and on one business date.
package struct CardLimits: Sendable, Hashable, Codable {
    /// The most of one payment.
    package let perPayment: Money
    /// The most of all payments on one business date, domestic and overseas together.
    package let perDay: Money

    /// What a new card has: 2,000,000 won at once, 6,000,000 won a day.
    ///
    /// The public record of such cards is silent, so these and the highest are the bank's own
    /// values; they are data, and stand here only.
    package static let standard = CardLimits(
        unchecked: Money(won: 2_000_000),
        Money(won: 6_000_000)
    )

    /// The highest that a customer may set: 6,000,000 won at once, 20,000,000 won a day.
    package static let highest = CardLimits(
        unchecked: Money(won: 6_000_000),
        Money(won: 20_000_000)
    )

    /// - Parameters:
    ///   - perPayment: Above zero, at most ``highest``'s, and no more than `perDay`.
    ///   - perDay: Above zero, at most ``highest``'s.
    /// - Throws: `BankError` `card.limits`.
    package init(perPayment: Money, perDay: Money) throws(BankError) {
        try Self.check(perPayment, "a payment", highest: Self.highest.perPayment)
        try Self.check(perDay, "a day", highest: Self.highest.perDay)
        guard perPayment <= perDay else {
            throw Self.fault("\(perPayment) a payment is more than \(perDay) a day")
        }
        self.init(unchecked: perPayment, perDay)
    }

    /// Both are sound: written here, or checked.
    private init(unchecked perPayment: Money, _ perDay: Money) {
        self.perPayment = perPayment
        self.perDay = perDay
    }

    private static func check(
        _ amount: Money,
        _ what: String,
        highest: Money
    ) throws(BankError) {
        guard amount > .zero, amount <= highest else {
            throw fault("\(what) may be limited to \(highest) at most, and to 1 won at least")
        }
    }

    private static func fault(_ message: String) -> BankError {
        BankError(.refused, code: "card.limits", message)
    }
}
