import BankConsole
import Console
import DependencyContainer

/// What becomes of payments, by the bank's authority: the part of whoever is paid.
extension Command {
    /// `card settle PAYMENT [AMOUNT]`
    static func settlePayment(_ service: Lazy<CardService>) -> Command {
        Command(
            "card settle",
            abstract: "Settle a payment, in part or in full: the money leaves the account.",
            discussion: """
                What is not settled stays held; it can be settled later, voided, or expires. The \
                bank does it for whoever is paid, so no password is asked for.
                """,
            arguments: [.payment, .part(help: "How much; all that is held when left out.")],
            examples: [
                Example(
                    "bank card settle 3333-01-0000013/card1/payment1",
                    "Settle all that is held."
                ),
                Example(
                    "bank card settle 3333-01-0000013/card1/payment1 8000",
                    "Settle 8,000 won of it."
                ),
            ]
        ) { invocation in
            .payment(
                "Settlement of a card payment",
                try await service.value.settle(
                    try invocation.argument("payment"),
                    try invocation.part(),
                    options: try invocation.requestOptions()
                )
            )
        }
    }

    /// `card void PAYMENT`
    static func voidPayment(_ service: Lazy<CardService>) -> Command {
        Command(
            "card void",
            abstract: "Give back what is still held for a payment.",
            arguments: [.payment],
            examples: [
                Example("bank card void 3333-01-0000013/card1/payment1", "Give it back.")
            ]
        ) { invocation in
            .payment(
                "Voiding of a card payment",
                try await service.value.void(
                    try invocation.argument("payment"),
                    options: try invocation.requestOptions()
                )
            )
        }
    }

    /// `card cancel PAYMENT [AMOUNT]`
    static func cancelPayment(_ service: Lazy<CardService>) -> Command {
        Command(
            "card cancel",
            abstract: "Cancel a settled payment, in part or in full: the money comes back.",
            discussion: "Several times, up to what was settled; what is held is voided instead.",
            arguments: [.payment, .part(help: "How much; all that was settled when left out.")],
            examples: [
                Example(
                    "bank card cancel 3333-01-0000013/card1/payment1 3000",
                    "Pay 3,000 won of it back."
                )
            ]
        ) { invocation in
            .payment(
                "Cancellation of a card payment",
                try await service.value.cancel(
                    try invocation.argument("payment"),
                    try invocation.part(),
                    options: try invocation.requestOptions()
                )
            )
        }
    }
}
