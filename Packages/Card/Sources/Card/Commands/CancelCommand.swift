import Console
import DependencyContainer

extension Command {
    /// The command `card cancel PAYMENT [AMOUNT]`.
    static func cancelPayment(_ service: Lazy<CardService>) -> Command {
        changingPayment(
            "card cancel",
            title: "Cancellation of a card payment",
            abstract: "Cancel all or part of a settled payment; the money returns to the account.",
            discussion: """
                A payment can be canceled in several parts, up to its settled amount. 'card void' \
                releases an amount that is still held.
                """,
            amountHelp: "The amount to cancel; everything not yet canceled if omitted.",
            examples: [
                Example(
                    "bank card cancel 3333-01-0000013/card1/payment1 3000",
                    "Cancel 3,000 won of the payment."
                )
            ]
        ) { name, amount, options in
            try await service.value.changePayment(name, .cancel(amount), options: options)
        }
    }
}
