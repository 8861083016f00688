import BankConsole
import Console
import DependencyContainer

extension Command {
    /// `card lose CARD`
    static func reportCardLost(_ context: Lazy<CardContext>) -> Command {
        Command(
            "card lose",
            abstract: "Report a card lost: its number never pays again.",
            discussion: """
                No password is needed. Earlier payments continue. 'card reissue' replaces the \
                card.
                """,
            arguments: [.card],
            options: [.cardAccount],
            examples: [
                Example("bank card lose 3333-01-0000013/card1", "Report the card lost.")
            ]
        ) { invocation in
            .change(
                "Report of a lost card",
                try await ReportLoss(context: context.value)(
                    try invocation.card(),
                    options: try invocation.requestOptions()
                )
            )
        }
    }
}
