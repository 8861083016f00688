import Console
import DependencyContainer

extension Command {
    /// `card close CARD`
    static func closeCard(_ service: Lazy<CardService>) -> Command {
        changingCard(
            "card close",
            title: "Closing of a card",
            abstract: "Close a card for good; asks for the password.",
            discussion: """
                A card with held payments cannot be closed. Its history stays, and its account \
                can then be closed.
                """,
            example: Example("bank card close 3333-01-0000013/card1", "Close the card.")
        ) { invocation in
            try await service.value.changeCard(
                invocation.card(),
                .close,
                options: invocation.requestOptions()
            )
        }
    }
}
