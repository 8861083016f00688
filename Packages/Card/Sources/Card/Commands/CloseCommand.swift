import BankConsole
import Console
import DependencyContainer

extension Command {
    /// The command `card close CARD`.
    static func closeCard(_ service: Lazy<CardService>) -> Command {
        changingCard(
            service,
            "card close",
            title: "Closing of a card",
            abstract: "Close a card for good; asks for the password.",
            discussion: """
                A card with held payments cannot be closed. A closed card keeps its history, \
                and its account can be closed.
                """,
            example: Example("bank card close 3333-01-0000013/card1", "Close the card.")
        ) { _ in .close }
    }
}
