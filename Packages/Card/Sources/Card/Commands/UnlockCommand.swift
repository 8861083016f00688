import Console
import DependencyContainer

extension Command {
    /// `card unlock CARD`
    static func unlockCard(_ service: Lazy<CardService>) -> Command {
        changingCard(
            "card unlock",
            title: "Unlocking of a card",
            abstract: "Unlock a card's domestic payments, its overseas payments, or both.",
            options: .lockOptions,
            example: Example(
                "bank card unlock 3333-01-0000013/card1 --overseas",
                "Unlock its overseas payments."
            )
        ) { try await $0.changeLocks(isLocked: false, by: service.value) }
    }
}
