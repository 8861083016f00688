import Console
import DependencyContainer

extension Command {
    /// `card cancel PAYMENT [AMOUNT]`
    static func cancelPayment(_ service: Lazy<CardService>) -> Command {
        changingPayment(
            "card cancel",
            title: "Cancellation of a card payment",
            abstract: "Cancel a settled payment, in part or in full: the money comes back.",
            discussion: """
                A payment can be canceled in several parts, up to its settled amount. 'card void' \
                releases an amount that is still held.
                """,
            amountHelp: "The amount; the whole settled amount if omitted.",
            examples: [
                Example(
                    "bank card cancel 3333-01-0000013/card1/payment1 3000",
                    "Pay 3,000 won of it back."
                )
            ]
        ) { name, amount, options in
            try await service.value.changePayment(name, .cancel(amount), options: options)
        }
    }
}
