import Bookkeeping
import CardInterface

/// A request to pay with a card.
struct CardPaymentRequest: Sendable, Hashable {
    let card: CardReference
    let amount: Money
    let merchant: String
    let place: PaymentPlace

    /// - Parameters:
    ///   - amount: In whole won, greater than zero.
    ///   - merchant: The payee's name, which is not blank and which ``FreeText`` accepts.
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
                "the merchant's name is blank; type the merchant's name"
            )
        }
        self.card = card
        self.amount = amount
        self.merchant = merchant
        self.place = place
    }
}

extension CardPaymentRequest {
    /// Returns the request to pay with the card whose record name is `card`.
    func intent(id: IdempotencyID, card: String) -> Intent {
        Intent(
            id: id,
            purpose: .cardPayment,
            content: [
                "card": card,
                "amount": String(amount.won),
                "merchant": merchant,
                "place": place.rawValue,
            ]
        )
    }

    /// Creates the request from the content of `intent`, with a missing place read as domestic.
    /// - Throws: The errors of ``init(card:amount:merchant:place:)``.
    init(_ intent: Intent) throws(BankError) {
        let content = intent.content
        try self.init(
            card: .name(content["card"] ?? ""),
            amount: Money(won: content["amount"].flatMap { Int64($0) } ?? 0),
            merchant: content["merchant"] ?? "",
            place: content["place"].flatMap { PaymentPlace(rawValue: $0) } ?? .domestic
        )
    }
}
