import Console
import DependencyContainer

extension Command {
    /// `card show CARD`
    static func showCard(_ service: Lazy<CardService>) -> Command {
        Command(
            "card show",
            abstract: "Show a card, its number with the middle hidden.",
            discussion: """
                The last four digits are enough to name a card when its account is given: a whole \
                number on a command line stays in the shell's history.
                """,
            arguments: [.card],
            options: [
                .cardAccount,
                .flag("reveal", help: "Show the whole number; asks for the password."),
            ],
            examples: [
                Example(
                    "bank card show 0018 --account 3333-01-0000013",
                    "Show the card of that account that ends in 0018."
                ),
                Example(
                    "bank card show 0018 --account 3333-01-0000013 --reveal",
                    "Show its whole number."
                ),
            ]
        ) { invocation in
            let card = try await service.value.card(try invocation.card())
            let paid = try await service.value.paidToday(by: card)
            guard invocation.flag("reveal") else { return .show(card, paidToday: paid) }
            let isDryRun = invocation.globals.dryRun
            guard let number = try await service.value.reveal(card, isDryRun: isDryRun) else {
                return .rehearsedReveal(of: card, paidToday: paid)
            }
            return .show(card, paidToday: paid, revealed: number)
        }
    }
}
