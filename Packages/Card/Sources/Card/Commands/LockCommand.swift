import BankConsole
import CardInterface
import Console
import DependencyContainer

extension Command {
    /// The command `card lock CARD`.
    static func lockCard(_ service: Lazy<CardService>) -> Command {
        changingCard(
            service,
            "card lock",
            title: "Locking of a card",
            abstract: "Lock a card's domestic payments, its overseas payments, or both.",
            discussion: "No password is needed, so a card can be locked at once.",
            options: .lockOptions,
            accepts: .request,
            synonyms: "block freeze 정지",
            example: Example(
                "bank card lock 3333-01-0000013/card1 --overseas",
                "Lock the card's overseas payments."
            )
        ) { .lock(try $0.places(to: "lock")) }
    }

    /// The command `card unlock CARD`.
    static func unlockCard(_ service: Lazy<CardService>) -> Command {
        changingCard(
            service,
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
        ) { .unlock(try $0.places(to: "unlock")) }
    }
}

extension [Option] {
    /// The options of `card lock` and `card unlock`.
    static let lockOptions: [Option] = [
        .flag("domestic", help: "Lock or unlock domestic payments."),
        .flag("overseas", help: "Lock or unlock overseas payments."),
    ]
}

extension Invocation {
    /// Returns the places, given by the options, where payments are to be locked or unlocked.
    /// - Throws: `Failure` `usage.place` if no place is given.
    func places(to verb: String) throws -> Set<PaymentPlace> {
        let places = PaymentPlace.allCases.filter { flag($0.rawValue) }
        guard !places.isEmpty else {
            throw Failure(
                exitCode: .usage,
                code: "usage.place",
                message: "Choose the payments to \(verb) with '--domestic', '--overseas', or both."
            )
        }
        return Set(places)
    }
}
