import Console
import DependencyContainer

extension Command {
    /// `card list ACCOUNT`
    static func listCards(_ service: Lazy<CardService>) -> Command {
        Command(
            "card list",
            abstract: "List all cards ever issued to an account, oldest first.",
            arguments: [.account(help: "The account, by number or nickname.")],
            examples: [
                Example("bank card list 3333-01-0000013", "List the cards of that account.")
            ]
        ) { invocation in
            let (account, cards) = try await service.value.listCards(
                of: try invocation.argument("account")
            )
            return .list(of: cards, linkedTo: account)
        }
    }
}
