import Bookkeeping
import CardInterface
import LedgerInterface

/// Locks or unlocks a card's domestic payments, its overseas payments, or both.
struct ChangeLocks: Sendable {
    let service: CardService

    /// - Throws: `BankError` `card.lost`, `card.replaced`, `card.closed`, `card.lock` if all
    ///   `places` are locked or unlocked already, and errors of ``FindCard``.
    func callAsFunction(
        of reference: CardReference,
        _ places: Set<PaymentPlace>,
        isLocked: Bool,
        options: RequestOptions
    ) async throws -> CardChange {
        let names = PaymentPlace.allCases.filter(places.contains).map(\.rawValue)
        return try await service.changeCard(
            reference,
            isLocked ? .cardLocking : .cardUnlocking,
            ["places": names.joined(separator: " ")],
            options: options
        ) { card, _ in
            try card.requireActive()
            guard places.contains(where: { card.locks[$0] != isLocked }) else {
                throw BankError(
                    .refused,
                    code: "card.lock",
                    "\(names.joined(separator: " and ")) payments of the card "
                        + "'\(card.number.masked)' are \(isLocked ? "locked" : "unlocked") already"
                )
            }
            for place in places { card.locks[place] = isLocked }
        }
    }
}
