import BankConsole
import Console
import DependencyContainer

extension Command {
    /// `card pay CARD AMOUNT MERCHANT`
    static func payWithCard(_ service: Lazy<CardService>) -> Command {
        Command(
            "card pay",
            abstract: "Pay with a card, as in a shop: what is paid is held on the account.",
            discussion: """
                No password is asked for: the card's state, locks and limits decide, and the money \
                on its account. The money moves when the payment is settled; what is not settled \
                within \(CardPayment.daysHeld) days is given back.
                """,
            arguments: [
                .card, .amount,
                Argument("merchant", help: "Who is paid, at most 200 characters."),
            ],
            options: [
                .cardAccount, .flag("overseas", help: "It is paid overseas, not in Korea."),
            ],
            examples: [
                Example(
                    "bank card pay 3333-01-0000013/card1 '1만 2천' '동네 서점'",
                    "Pay 12,000 won in a bookshop."
                ),
                Example(
                    "bank card pay 0018 30000 'Book Shop' --overseas --account 3333-01-0000013",
                    "Pay 30,000 won overseas."
                ),
            ]
        ) { invocation in
            let request = try CardPaymentRequest(
                card: try invocation.card(),
                amount: try invocation.amount(),
                merchant: try invocation.argument("merchant"),
                place: invocation.flag("overseas") ? .overseas : .domestic
            )
            return .payment(
                "Card payment",
                try await service.value.pay(request, options: try invocation.requestOptions())
            )
        }
    }
}
