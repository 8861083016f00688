import BankConsole
import Bookkeeping
import CardInterface
import Console

/// The answers of commands about payments.
extension Answer {
    static func payment(_ title: String, _ change: PaymentChange) -> Answer {
        Answer(
            title,
            change.outcome,
            fields: [
                Field("Payment", change.payment.name),
                Field("Merchant", change.payment.merchant),
                Field("Place", change.payment.place.rawValue),
                Field("Amount", change.amount.description),
            ] + change.payment.progress,
            json: .object([JSONMember("amount", .won(change.amount))] + .payment(change.payment))
        )
    }
}

extension Invocation {
    /// Begins a list of the payments of `card`.
    func payments(of card: Card) -> ListAnswer {
        ListAnswer(
            self,
            "payments",
            columns: [
                Column("Payment"), Column("Date", dropRank: 4),
                Column("Merchant", dropRank: 1, isShortenable: true), Column("Place", dropRank: 8),
                Column("Authorized", .trailing, dropRank: 2),
                Column("Settled", .trailing, dropRank: 5),
                Column("Canceled", .trailing, dropRank: 6), Column("State", dropRank: 3),
                Column("Held until", dropRank: 7),
            ],
            after: [.fields([Field("Card", card.recordName)])],
            json: [
                JSONMember("card", .string(card.recordName)),
                JSONMember("maskedNumber", .string(card.number.masked)),
                JSONMember("account", .string(card.account.rawValue)),
            ]
        )
    }
}

extension CardPayment {
    /// The cells of the payment's row in the list of a card, with the name that commands take.
    var cells: [String] {
        [
            name, date.description, merchant, place.rawValue, authorized.description,
            settled.description, canceled.description,
            status.rawValue, held > .zero ? expires.description : "",
        ]
    }

    fileprivate var progress: [Field] {
        var fields = [Field("State", status.rawValue), Field("Authorized", authorized.description)]
        if held > .zero { fields.append(Field("Held", "\(held) until \(expires)")) }
        if settled > .zero { fields.append(Field("Settled", settled.description)) }
        if canceled > .zero { fields.append(Field("Canceled", canceled.description)) }
        return fields
    }
}

extension JSONSchema {
    /// The JSON schema of a payment.
    static let payment: JSONSchema = [
        "payment": .string, "merchant": .string,
        "place": .oneOf(PaymentPlace.allCases.map(\.rawValue)), "authorisedOn": .date,
        "expires": .date, "state": .oneOf(CardPayment.Status.allCases.map(\.jsonName)),
        "authorised": .won, "held": .won, "settled": .won,
        "cancelled": .won,
    ]

    /// The JSON schema of the answer to a request about a payment.
    static let changedPayment = request(payment.with(["amount": .won]))
}

extension [JSONMember] {
    static func payment(_ payment: CardPayment) -> [JSONMember] {
        [
            JSONMember("payment", .string(payment.name)),
            JSONMember("merchant", .string(payment.merchant)),
            JSONMember("place", .string(payment.place.rawValue)),
            JSONMember("authorisedOn", .string(payment.date.description)),
            JSONMember("expires", .string(payment.expires.description)),
            JSONMember("state", .string(payment.status.jsonName)),
            JSONMember("authorised", .won(payment.authorized)),
            JSONMember("held", .won(payment.held)),
            JSONMember("settled", .won(payment.settled)),
            JSONMember("cancelled", .won(payment.canceled)),
        ]
    }
}
