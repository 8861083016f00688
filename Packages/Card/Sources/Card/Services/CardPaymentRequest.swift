import Bookkeeping

/// Somebody wants to pay with a card.
package struct CardPaymentRequest: Sendable, Hashable {
    package let card: CardReference
    package let amount: Money
    /// Who is to be paid.
    package let merchant: String
    package let place: PaymentPlace

    /// - Parameters:
    ///   - amount: Above zero.
    ///   - merchant: A text of a person.
    /// - Throws: `BankError` `payment.amount`, `payment.merchant`, and as `FreeText`.
    package init(
        card: CardReference,
        amount: Money,
        merchant: String,
        place: PaymentPlace
    ) throws(BankError) {
        guard amount > .zero else {
            throw BankError(.badData, code: "payment.amount", "a payment is above zero")
        }
        let merchant = try FreeText.validated(merchant, field: "the merchant's name")
        guard merchant.contains(where: { !$0.isWhitespace }) else {
            throw BankError(.badData, code: "payment.merchant", "say who is to be paid")
        }
        self.card = card
        self.amount = amount
        self.merchant = merchant
        self.place = place
    }
}
