import BankConsole
import Console
import DependencyContainer

extension Command {
    /// The command `card issue ACCOUNT`.
    static func issueCard(_ service: Lazy<CardService>) -> Command {
        Command(
            "card issue",
            abstract: "Issue a check card to an account; asks for the password.",
            discussion: """
                The card's number is drawn at random and shown without its middle digits; \
                'card show --reveal' shows the whole number.
                """,
            arguments: [.account(help: "The account to link, by number or nickname.")],
            accepts: .signedRequest,
            synonyms: "create",
            examples: [
                Example("bank card issue 3333-01-0000013", "Issue a card to that account.")
            ],
            answer: .request(.newCard),
            startTitle: "Get a check card."
        ) { invocation in
            .issue(
                "Card issue",
                try await service.value.issue(
                    to: try invocation.argument("account"),
                    options: try invocation.requestOptions()
                )
            )
        }
    }
}
