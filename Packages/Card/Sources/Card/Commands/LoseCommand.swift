import BankConsole
import Console
import DependencyContainer

extension Command {
    /// The command `card lose CARD`.
    static func reportCardLost(_ service: Lazy<CardService>) -> Command {
        changingCard(
            service,
            "card lose",
            title: "Report of a lost card",
            abstract: "Report a card lost: its number never pays again.",
            discussion: """
                No password is needed. Payments made before can still be settled. 'card reissue' \
                replaces the card.
                """,
            accepts: .request,
            synonyms: "lost stolen 분실",
            example: Example("bank card lose 3333-01-0000013/card1", "Report the card lost.")
        ) { _ in .reportLoss }
    }
}
