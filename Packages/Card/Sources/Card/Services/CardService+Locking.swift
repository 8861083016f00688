import Bookkeeping
import CardInterface
import LedgerInterface

extension CardService {
    /// Locks domestic payments, overseas ones, or both. Nobody signs: who has doubts about a card is not to
    /// look for a password first.
    /// - Throws: `BankError` `card.unknown`, `card.ambiguous`, `account.…`, `card.lost`,
    ///   `card.replaced`, `card.closed`, `card.lock` when they are locked already.
    package func lock(
        _ reference: CardReference,
        _ places: Set<PaymentPlace>,
        options: RequestOptions
    ) async throws -> CardChange {
        try await set(places, of: reference, to: true, .cardLocking, options)
    }

    /// Unlocks domestic payments, overseas ones, or both.
    /// - Throws: `BankError` as ``lock(_:_:options:)``.
    package func unlock(
        _ reference: CardReference,
        _ places: Set<PaymentPlace>,
        options: RequestOptions
    ) async throws -> CardChange {
        try await set(places, of: reference, to: false, .cardUnlocking, options)
    }

    private func set(
        _ places: Set<PaymentPlace>,
        of reference: CardReference,
        to isLocked: Bool,
        _ purpose: Purpose,
        _ options: RequestOptions
    ) async throws -> CardChange {
        let words = PaymentPlace.allCases.filter(places.contains).map(\.rawValue)
        let content = ["places": words.joined(separator: " ")]
        return try await change(reference, purpose, content, options) { card, _ in
            try card.requireActive()
            guard places.contains(where: { card.locks[$0] != isLocked }) else {
                throw BankError(
                    .refused,
                    code: "card.lock",
                    "\(words.joined(separator: " and ")) payments of the card "
                        + "\(card.number.masked) are \(isLocked ? "locked" : "unlocked") already"
                )
            }
            for place in places { card.locks[place] = isLocked }
        }
    }
}
