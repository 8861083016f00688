import BankConsole
import Console

/// What the commands answer about payments.
extension Answer {
    /// What a request has made of a payment.
    static func payment(_ title: String, _ change: CardPaymentChange) -> Answer {
        Answer(
            title,
            change.outcome,
            fields: [
                Field("Payment", change.payment.name),
                Field("Merchant", change.payment.merchant),
                Field("Place", change.payment.place.rawValue),
                Field("Amount", change.amount.description),
            ] + change.payment.progress,
            json: .object(
                [JSONMember("amount", .won(change.amount))] + .payment(change.payment)
            )
        )
    }

    static func history(of card: Card, _ payments: [CardPayment]) -> Answer {
        let table = Table(
            columns: [
                Column("Payment"), Column("Date"), Column("Merchant"), Column("Place"),
                Column("Authorised", .trailing), Column("Settled", .trailing),
                Column("Cancelled", .trailing), Column("State"),
            ],
            rows: payments.map {
                [
                    $0.name, $0.date.description, $0.merchant, $0.place.rawValue,
                    $0.authorised.description, $0.settled.description,
                    $0.cancelled.description, $0.status.rawValue,
                ]
            }
        )
        return Answer(
            payments.isEmpty
                ? [.line("The card \(card.number.masked) has paid nothing.")] : [.table(table)],
            json: [
                "card": .string(card.recordName),
                "maskedNumber": .string(card.number.masked),
                "account": .string(card.account.rawValue),
                "payments": .array(payments.map { .object(.payment($0)) }),
            ]
        )
    }
}

extension CardPayment {
    /// How far it has come.
    fileprivate var progress: [Field] {
        var fields = [Field("State", status.rawValue), Field("Authorised", authorised.description)]
        if held > .zero {
            fields.append(Field("Held", "\(held), until it expires on \(expires)"))
        }
        if settled > .zero { fields.append(Field("Settled", settled.description)) }
        if cancelled > .zero { fields.append(Field("Cancelled", cancelled.description)) }
        return fields
    }
}

extension [JSONMember] {
    fileprivate static func payment(_ payment: CardPayment) -> [JSONMember] {
        [
            JSONMember("payment", .string(payment.name)),
            JSONMember("merchant", .string(payment.merchant)),
            JSONMember("place", .string(payment.place.rawValue)),
            JSONMember("authorisedOn", .string(payment.date.description)),
            JSONMember("expires", .string(payment.expires.description)),
            JSONMember("state", .string(payment.status.rawValue)),
            JSONMember("authorised", .won(payment.authorised)),
            JSONMember("held", .won(payment.held)),
            JSONMember("settled", .won(payment.settled)),
            JSONMember("cancelled", .won(payment.cancelled)),
        ]
    }
}
