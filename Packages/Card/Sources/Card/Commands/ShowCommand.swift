import BankConsole
import Console
import DependencyContainer

extension Command {
    /// The command `card show CARD`.
    static func showCard(_ service: Lazy<CardService>) -> Command {
        Command(
            "card show",
            abstract: "Show a card; the middle digits of its number are hidden.",
            discussion: """
                With --account, the last four digits are enough to name a card. Do not type the \
                whole number, because it stays in the shell's history.
                """,
            arguments: [.card],
            options: [
                .cardAccount,
                .flag(
                    "reveal",
                    help: "Show the whole number; asks for the password.",
                    accepts: [.dryRun, .secrets]
                ),
            ],
            examples: [
                Example(
                    "bank card show 0018 --account 3333-01-0000013",
                    "Show the card of that account that ends in 0018."
                ),
                Example(
                    "bank card show 0018 --account 3333-01-0000013 --reveal",
                    "Show the card's whole number."
                ),
            ],
            answer: .cardDetails.with(["paidToday": .won, "number": .string.orNull])
        ) { invocation in
            let shown = try await service.value.showCard(try invocation.card())
            guard invocation.flag("reveal") else { return .show(shown) }
            let number = try await service.value.reveal(
                shown.card,
                isDryRun: invocation.globals.dryRun
            )
            return number.map { .show(shown, revealed: $0) } ?? .rehearsedReveal(of: shown)
        }
    }
}
