import BankConsole
import Console
import DependencyContainer

extension Command {
    /// `card unlock CARD`
    static func unlockCard(_ context: Lazy<CardContext>) -> Command {
        Command(
            "card unlock",
            abstract: "Unlock a card's domestic payments, its overseas payments, or both.",
            arguments: [.card],
            options: .lockOptions,
            examples: [
                Example(
                    "bank card unlock 3333-01-0000013/card1 --overseas",
                    "Unlock its overseas payments."
                )
            ]
        ) { invocation in
            .change(
                "Unlocking of a card",
                try await ChangeLocks(context: context.value)(
                    of: try invocation.card(),
                    try invocation.places(to: "unlock"),
                    isLocked: false,
                    options: try invocation.requestOptions()
                )
            )
        }
    }
}
