public import Bookkeeping

/// A purchase that a customer pays by card.
public struct CardPurchase: Sendable, Hashable {
    /// The amount in whole won, greater than zero.
    public let amount: Money
    /// The name of the payee.
    public let merchant: String
    /// The place of the payment.
    public let place: PaymentPlace

    /// Creates a purchase.
    /// - Parameters:
    ///   - amount: The amount in whole won, greater than zero.
    ///   - merchant: The name of the payee: not blank, and accepted by `FreeText`.
    ///   - place: The place of the payment.
    /// - Throws: `BankError` `payment.amount`, `payment.merchant`, and errors of `FreeText`.
    public init(
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
public struct CardPaymentRequest: Request {
    /// The record name of the card.
    public let card: String
    /// The purchase.
    public let purchase: CardPurchase

    /// The purpose of the request.
    public let purpose = Purpose.cardPayment
    /// The fields of the request.
    public var fields: [String: any RequestField] {
        [
            "card": card, "amount": purchase.amount, "merchant": purchase.merchant,
            "place": purchase.place,
        ]
    }

    /// Creates a request.
    /// - Parameters:
    ///   - card: The record name of the card.
    ///   - purchase: The purchase.
    public init(card: String, purchase: CardPurchase) {
        self.card = card
        self.purchase = purchase
    }

    /// Creates a request from stored fields.
    /// - Throws: `BankError` `request.malformed`.
    public init(_ fields: RequestFields) throws(BankError) {
        let (amount, merchant): (Money, String) = (try fields("amount"), try fields("merchant"))
        let place: PaymentPlace = try fields("place")
        guard let purchase = try? CardPurchase(amount: amount, merchant: merchant, place: place)
        else { throw fields.malformed(amount > .zero ? "merchant" : "amount") }
        self.init(card: try fields("card"), purchase: purchase)
    }
}

/// The place of a payment: in Korea or abroad.
public enum PaymentPlace: String, Sendable, Hashable, Codable, CaseIterable {
    /// In Korea.
    case domestic
    /// Abroad.
    case overseas

    /// The capitalized name of the place, for labels.
    public var title: String {
        switch self {
        case .domestic: "Domestic"
        case .overseas: "Overseas"
        }
    }
}

extension PaymentPlace: RequestField {}

/// The record that exists while an amount is held for a card payment.
///
/// The record has the name of the payment, is linked to the account, and is due when the hold
/// expires. The book has a hold with the same name.
public struct CardHold: Sendable, Hashable, Codable {
    /// The collection of the records.
    public static let collection = "card-hold"

    /// The business date on which the rest of the hold is released.
    public let expires: BusinessDate

    /// Creates a record.
    /// - Parameter expires: The business date on which the rest of the hold is released.
    public init(expires: BusinessDate) {
        self.expires = expires
    }
}
