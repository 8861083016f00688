import Console
import DependencyContainer

extension Command {
    /// The command `card settle PAYMENT [AMOUNT]`.
    static func settlePayment(_ service: Lazy<CardService>) -> Command {
        changingPayment(
            "card settle",
            title: "Settlement of a card payment",
            abstract: "Settle a payment, in part or in full: the money leaves the account.",
            discussion: """
                The rest of the amount stays held until it is settled, voided or expired. The \
                bank settles for the merchant, so no password is needed.
                """,
            amountHelp: "The amount to settle; the whole held amount if omitted.",
            examples: [
                Example(
                    "bank card settle 3333-01-0000013/card1/payment1",
                    "Settle the whole held amount."
                ),
                Example(
                    "bank card settle 3333-01-0000013/card1/payment1 8000",
                    "Settle 8,000 won of the payment."
                ),
            ]
        ) { name, amount, options in
            try await service.value.changePayment(name, .settle(amount), options: options)
        }
    }
}
