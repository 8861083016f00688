import BankConsole
import Console
import DependencyContainer

extension Command {
    /// `card lose CARD`
    static func loseCard(_ service: Lazy<CardService>) -> Command {
        Command(
            "card lose",
            abstract: "Report a card lost: its number never pays again.",
            discussion: """
                No password is asked for. What the card has paid before takes its course; \
                'card reissue' gives another card.
                """,
            arguments: [.card],
            options: [.cardAccount],
            examples: [
                Example("bank card lose 3333-01-0000013/card1", "Report it lost.")
            ]
        ) { invocation in
            .change(
                "Report of a lost card",
                try await service.value.reportLost(
                    try invocation.card(),
                    options: try invocation.requestOptions()
                )
            )
        }
    }

    /// `card reissue CARD`
    static func reissueCard(_ service: Lazy<CardService>) -> Command {
        Command(
            "card reissue",
            abstract: "Replace a lost card by one with another number.",
            discussion: """
                It is linked to the same account, and has the locks and limits of the lost one; \
                what that one has paid today counts.
                """,
            arguments: [.card],
            options: [.cardAccount],
            examples: [
                Example("bank card reissue 3333-01-0000013/card1", "Replace it.")
            ]
        ) { invocation in
            .issue(
                "Reissue of a card",
                try await service.value.reissue(
                    try invocation.card(),
                    options: try invocation.requestOptions()
                )
            )
        }
    }
}
