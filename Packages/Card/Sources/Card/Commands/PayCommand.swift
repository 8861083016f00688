import BankConsole
import CardInterface
import Console
import DependencyContainer

extension Command {
    /// The command `card pay CARD AMOUNT MERCHANT`.
    static func payByCard(_ service: Lazy<CardService>) -> Command {
        Command(
            "card pay",
            abstract: "Pay with a card; the amount is held on its account.",
            discussion: """
                No password is needed, as in a shop. The money moves when the payment is settled. \
                An amount that is not settled within \(CardPayment.daysHeld) days is released.
                """,
            arguments: [
                .card, .amount,
                Argument("merchant", help: "The payee, at most 200 characters."),
            ],
            options: [
                .cardAccount, .flag("overseas", help: "Pay overseas instead of in Korea."),
            ],
            accepts: .request,
            synonyms: "buy purchase 결제",
            examples: [
                Example(
                    "bank card pay 3333-01-0000013/card1 1만 2천 '동네 서점'",
                    "Pay 12,000 won in a bookshop."
                ),
                Example(
                    "bank card pay 0018 30000 'Book Shop' --overseas --account 3333-01-0000013",
                    "Pay 30,000 won overseas."
                ),
            ],
            answer: .changedPayment
        ) { invocation in
            let card = try invocation.card()
            let purchase = try CardPurchase(
                amount: try invocation.amount(),
                merchant: try invocation.argument("merchant"),
                place: invocation.flag("overseas") ? .overseas : .domestic
            )
            return .payment(
                "Card payment",
                try await service.value.pay(
                    purchase,
                    with: card,
                    options: try invocation.requestOptions()
                )
            )
        }
    }
}
