import BankConsole
import Console
import DependencyContainer

extension Command {
    /// The command `card unlock CARD`.
    static func unlockCard(_ service: Lazy<CardService>) -> Command {
        changingCard(
            "card unlock",
            title: "Unlocking of a card",
            abstract: """
                Unlock a card's domestic payments, its overseas payments, or both; asks for the \
                password.
                """,
            options: .lockOptions,
            example: Example(
                "bank card unlock 3333-01-0000013/card1 --overseas",
                "Unlock the card's overseas payments."
            )
        ) { invocation in
            try await service.value.changeCard(
                invocation.card(),
                .unlock(invocation.places(to: "unlock")),
                options: invocation.requestOptions()
            )
        }
    }
}
