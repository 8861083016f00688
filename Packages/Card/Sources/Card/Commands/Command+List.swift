import Console
import DependencyContainer

extension Command {
    /// `card list ACCOUNT`
    static func listCards(_ service: Lazy<CardService>) -> Command {
        Command(
            "card list",
            abstract: "List the cards of an account, oldest first.",
            arguments: [.account(help: "The account, by number or nickname.")],
            examples: [Example("bank card list 3333-01-0000013", "List that account's cards.")]
        ) { invocation in
            let (account, cards) = try await service.value.cards(
                of: try invocation.argument("account")
            )
            return .list(of: cards, linkedTo: account)
        }
    }
}

extension Argument {
    static func account(help: String) -> Argument {
        Argument("account", help: help)
    }
}
