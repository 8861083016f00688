import Console
import DependencyContainer

extension Command {
    /// `card list ACCOUNT`
    static func listCards(_ service: Lazy<CardService>) -> Command {
        Command(
            "card list",
            abstract: "List all cards an account ever had, oldest first.",
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
