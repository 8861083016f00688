import BankConsole
import Console
import DependencyContainer

extension Command {
    /// `card close CARD`
    static func closeCard(_ context: Lazy<CardContext>) -> Command {
        Command(
            "card close",
            abstract: "Close a card for good; asks for the password.",
            discussion: """
                A card with held payments cannot be closed. Its history stays, and its account \
                can then be closed.
                """,
            arguments: [.card],
            options: [.cardAccount],
            examples: [
                Example("bank card close 3333-01-0000013/card1", "Close the card.")
            ]
        ) { invocation in
            .change(
                "Closing of a card",
                try await CloseCard(context: context.value)(
                    try invocation.card(),
                    options: try invocation.requestOptions()
                )
            )
        }
    }
}
