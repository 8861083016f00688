import Console
import DependencyContainer

extension Command {
    /// The command `card void PAYMENT`.
    static func voidPayment(_ service: Lazy<CardService>) -> Command {
        changingPayment(
            "card void",
            title: "Voiding of a card payment",
            abstract: "Release the amount that is still held for a payment.",
            examples: [
                Example("bank card void 3333-01-0000013/card1/payment1", "Release the held amount.")
            ]
        ) { name, _, options in
            try await service.value.changePayment(name, .void, options: options)
        }
    }
}
