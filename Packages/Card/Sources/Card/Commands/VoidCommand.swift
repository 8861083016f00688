import BankConsole
import Console
import DependencyContainer

extension Command {
    /// `card void PAYMENT`
    static func voidPayment(_ context: Lazy<CardContext>) -> Command {
        Command(
            "card void",
            abstract: "Release the amount that is still held for a payment.",
            arguments: [.payment],
            examples: [
                Example("bank card void 3333-01-0000013/card1/payment1", "Release the hold.")
            ]
        ) { invocation in
            .payment(
                "Voiding of a card payment",
                try await VoidPayment(context: context.value)(
                    try invocation.argument("payment"),
                    options: try invocation.requestOptions()
                )
            )
        }
    }
}
