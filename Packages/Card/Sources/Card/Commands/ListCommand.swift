import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface
import DependencyContainer

extension Command {
    /// The command `card list ACCOUNT`.
    static func listCards(_ service: Lazy<CardService>) -> Command {
        Command(
            "card list",
            abstract: """
                List all cards ever issued to an account, or the cards in use of all accounts.
                """,
            arguments: [
                Argument(
                    "account",
                    help: "The account, by number or nickname; all accounts if omitted.",
                    isOptional: true,
                    completion: .accounts
                )
            ],
            synonyms: "cards",
            examples: [
                Example("bank card list 3333-01-0000013", "List the cards of that account."),
                Example("bank card list", "List the cards in use of all accounts."),
            ],
            answer: ["account": .account.orNull, "cards": [.cardDetails]]
        ) { invocation in
            var list: ListAnswer
            let absence: String
            if let reference = invocation.optionalArgument("account") {
                let (account, cards) = try await service.value.listCards(of: reference)
                list = invocation.cards(of: account.number.description)
                try list.write(cards)
                absence = "The account \(account.number) has no card."
            } else {
                list = invocation.cards(of: nil)
                for try await cards in try service.value.records.cards() { try list.write(cards) }
                absence = "No card is in use."
            }
            return try list.finish(ifEmpty: absence)
        }
    }
}
