import BankConsole
import Console
import DependencyContainer

extension Command {
    /// The command `card reissue CARD`.
    static func reissueCard(_ service: Lazy<CardService>) -> Command {
        Command(
            "card reissue",
            abstract: """
                Replace a lost card with a card that has another number; asks for the password.
                """,
            discussion: """
                The new card is linked to the same account and has the same locks and limits. \
                Payments of the same day still count toward the limit per day.
                """,
            arguments: [.card],
            options: [.cardAccount],
            accepts: .signedRequest,
            synonyms: "replace",
            examples: [
                Example("bank card reissue 3333-01-0000013/card1", "Replace the card.")
            ],
            answer: .request(.newCard)
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
