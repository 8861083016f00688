import BankConsole
import Console
import DependencyContainer

extension Command {
    /// `card close CARD`
    static func closeCard(_ service: Lazy<CardService>) -> Command {
        Command(
            "card close",
            abstract: "Close a card for good; asks for the password.",
            discussion: """
                Nothing may be held for it any more. Its history stays, and its account can then \
                be closed.
                """,
            arguments: [.card],
            options: [.cardAccount],
            examples: [
                Example("bank card close 3333-01-0000013/card1", "Close it.")
            ]
        ) { invocation in
            .change(
                "Closing of a card",
                try await service.value.close(
                    try invocation.card(),
                    options: try invocation.requestOptions()
                )
            )
        }
    }
}
