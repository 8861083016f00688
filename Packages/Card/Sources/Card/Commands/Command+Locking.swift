import BankConsole
import Console
import DependencyContainer
import LedgerInterface

extension Command {
    /// `card lock CARD`
    static func lockCard(_ service: Lazy<CardService>) -> Command {
        locking(
            "lock",
            abstract: "Lock a card's domestic payments, its overseas ones, or both.",
            discussion: "No password is asked for: who has doubts about a card locks it at once.",
            title: "Locking of a card"
        ) { try await service.value.lock($0, $1, options: $2) }
    }

    /// `card unlock CARD`
    static func unlockCard(_ service: Lazy<CardService>) -> Command {
        locking(
            "unlock",
            abstract: "Unlock a card's domestic payments, its overseas ones, or both.",
            discussion: "",
            title: "Unlocking of a card"
        ) { try await service.value.unlock($0, $1, options: $2) }
    }

    private static func locking(
        _ word: String,
        abstract: String,
        discussion: String,
        title: String,
        _ change:
            @escaping @Sendable (CardReference, Set<PaymentPlace>, RequestOptions) async throws ->
            CardChange
    ) -> Command {
        Command(
            "card \(word)",
            abstract: abstract,
            discussion: discussion,
            arguments: [.card],
            options: [
                .cardAccount,
                .flag("domestic", help: "The domestic payments."),
                .flag("overseas", help: "The overseas payments."),
            ],
            examples: [
                Example(
                    "bank card \(word) 3333-01-0000013/card1 --overseas",
                    "\(word == "lock" ? "Lock" : "Unlock") its overseas payments."
                )
            ]
        ) { invocation in
            let places = PaymentPlace.allCases.filter { invocation.flag($0.rawValue) }
            guard !places.isEmpty else {
                throw Failure(
                    exitCode: .usage,
                    code: "usage.place",
                    message: "Say which payments to \(word): --domestic, --overseas, or both."
                )
            }
            return .change(
                title,
                try await change(
                    try invocation.card(),
                    Set(places),
                    try invocation.requestOptions()
                )
            )
        }
    }
}
