import BankConsole
import Console
import DependencyContainer

extension Command {
    /// `card settle PAYMENT [AMOUNT]`
    static func settlePayment(_ context: Lazy<CardContext>) -> Command {
        Command(
            "card settle",
            abstract: "Settle a payment, in part or in full: the money leaves the account.",
            discussion: """
                The rest stays held until it is settled, voided, or expires. The bank settles for \
                the merchant, so no password is needed.
                """,
            arguments: [.payment, .part(help: "The amount; the whole hold if omitted.")],
            examples: [
                Example(
                    "bank card settle 3333-01-0000013/card1/payment1",
                    "Settle the whole hold."
                ),
                Example(
                    "bank card settle 3333-01-0000013/card1/payment1 8000",
                    "Settle 8,000 won of it."
                ),
            ]
        ) { invocation in
            .payment(
                "Settlement of a card payment",
                try await SettlePayment(context: context.value)(
                    try invocation.argument("payment"),
                    try invocation.part(),
                    options: try invocation.requestOptions()
                )
            )
        }
    }
}
