import Bookkeeping

/// A request to pay with a card.
struct CardPaymentRequest: Sendable, Hashable {
    let card: CardReference
    let amount: Money
    let merchant: String
    let place: PaymentPlace

    /// - Parameters:
    ///   - amount: In whole won, greater than zero.
    ///   - merchant: The payee, a text that ``FreeText`` accepts and that is not blank.
    /// - Throws: `BankError` `payment.amount`, `payment.merchant`, and errors of `FreeText`.
    init(
        card: CardReference,
        amount: Money,
        merchant: String,
        place: PaymentPlace
    ) throws(BankError) {
        guard amount > .zero else {
            throw BankError(
                .badData,
                code: "payment.amount",
                "the amount of a payment must be above zero, not \(amount)"
            )
        }
        let merchant = try FreeText.validated(merchant, field: "the merchant's name")
        guard merchant.contains(where: { !$0.isWhitespace }) else {
            throw BankError(
                .badData,
                code: "payment.merchant",
                "the merchant's name is blank; name the payee"
            )
        }
        self.card = card
        self.amount = amount
        self.merchant = merchant
        self.place = place
    }
}
