import Bookkeeping
import CardInterface

/// A purchase that a customer pays by card.
struct CardPurchase: Sendable, Hashable {
    let amount: Money
    let merchant: String
    let place: PaymentPlace

    /// - Parameters:
    ///   - amount: The amount in whole won, greater than zero.
    ///   - merchant: The payee's name: not blank, and accepted by ``FreeText``.
    /// - Throws: `BankError` `payment.amount`, `payment.merchant`, and errors of `FreeText`.
    init(
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
        self.amount = amount
        self.merchant = merchant
        self.place = place
    }
}

/// A request to authorize a payment by a card.
struct CardPaymentRequest: Request {
    /// The record name of the card.
    let card: String
    let purchase: CardPurchase

    let purpose = Purpose.cardPayment
    var fields: [String: any RequestField] {
        [
            "card": card, "amount": purchase.amount, "merchant": purchase.merchant,
            "place": purchase.place,
        ]
    }
}

extension CardPaymentRequest {
    init(_ fields: RequestFields) throws(BankError) {
        let (amount, merchant): (Money, String) = (try fields("amount"), try fields("merchant"))
        let place: PaymentPlace = try fields("place")
        guard let purchase = try? CardPurchase(amount: amount, merchant: merchant, place: place)
        else { throw fields.malformed(amount > .zero ? "merchant" : "amount") }
        self.init(card: try fields("card"), purchase: purchase)
    }
}

extension PaymentPlace: RequestField {}

/// A request that contains only a card: to replace the card, or to reveal its number.
struct CardRequest: Request {
    let purpose: Purpose
    /// The record name of the card.
    let card: String

    var fields: [String: any RequestField] { ["card": card] }
}

extension CardRequest {
    init(_ fields: RequestFields) throws(BankError) {
        self.init(purpose: fields.purpose, card: try fields("card"))
    }
}
