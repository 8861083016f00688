import BankConsole
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
            json: .object(
                [JSONMember("amount", .won(change.amount))] + .payment(change.payment)
            )
        )
    }

    static func history(of card: Card, _ payments: [CardPayment]) -> Answer {
        let table = Table(
            columns: [
                Column("Payment"), Column("Date"), Column("Merchant"), Column("Place"),
                Column("Authorized", .trailing), Column("Settled", .trailing),
                Column("Canceled", .trailing), Column("State"),
            ],
            rows: payments.map {
                [
                    $0.name, $0.date.description, $0.merchant, $0.place.rawValue,
                    $0.authorized.description, $0.settled.description,
                    $0.canceled.description, $0.status.rawValue,
                ]
            }
        )
        return Answer(
            payments.isEmpty
                ? [.line("The card \(card.number.masked) has no payments.")] : [.table(table)],
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
    fileprivate var progress: [Field] {
        var fields = [Field("State", status.rawValue), Field("Authorized", authorized.description)]
        if held > .zero {
            fields.append(Field("Held", "\(held) until \(expires)"))
        }
        if settled > .zero { fields.append(Field("Settled", settled.description)) }
        if canceled > .zero { fields.append(Field("Canceled", canceled.description)) }
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
            JSONMember("state", .string(payment.status.jsonName)),
            JSONMember("authorised", .won(payment.authorized)),
            JSONMember("held", .won(payment.held)),
            JSONMember("settled", .won(payment.settled)),
            JSONMember("cancelled", .won(payment.canceled)),
        ]
    }
}
