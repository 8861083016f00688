import Bookkeeping

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
