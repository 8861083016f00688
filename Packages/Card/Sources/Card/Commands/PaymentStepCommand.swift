import Console
import DependencyContainer

extension Command {
    /// The command `card settle PAYMENT [AMOUNT]`.
    static func settlePayment(_ service: Lazy<CardService>) -> Command {
        changingPayment(
            service,
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
        ) { .settle($0) }
    }

    /// The command `card cancel PAYMENT [AMOUNT]`.
    static func cancelPayment(_ service: Lazy<CardService>) -> Command {
        changingPayment(
            service,
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
        ) { .cancel($0) }
    }

    /// The command `card void PAYMENT`.
    static func voidPayment(_ service: Lazy<CardService>) -> Command {
        changingPayment(
            service,
            "card void",
            title: "Voiding of a card payment",
            abstract: "Release the amount that is still held for a payment.",
            examples: [
                Example("bank card void 3333-01-0000013/card1/payment1", "Release the held amount.")
            ]
        ) { _ in .void }
    }
}
