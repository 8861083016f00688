import Bookkeeping
import CardInterface
import LedgerInterface

/// Closes an active or lost card for good with the signature of the account's owner.
///
/// The card's history stays in the book, and its account can then be closed.
struct CloseCard: Sendable {
    let service: CardService

    /// - Throws: `BankError` `card.replaced`, `card.closed`, `card.held` if a payment has a hold,
    ///   and errors of ``FindCard`` and of signing.
    func callAsFunction(
        _ reference: CardReference,
        options: RequestOptions
    ) async throws -> CardChange {
        try await service.changeCard(
            reference,
            .cardClosing,
            options: options,
            preview: { MovementPreview("Closing of a card", of: $0) },
            isSigned: true,
            change: { card, date in
                if card.state != .lost { try card.requireActive() }
                try await requireNoHold(for: card)
                card.changeState(to: .closed, on: date)
            }
        )
    }

    private func requireNoHold(for card: Card) async throws {
        let open = try await service.payments.openPayments(on: card.account)
        guard let first = open.first(where: { $0.hasPrefix(card.recordName + "/") }) else { return }
        throw BankError(
            .refused,
            code: "card.held",
            "the card '\(card.number.masked)' cannot be closed while an amount is held for "
                + "'\(first)'; settle it, void it, or wait until it expires"
        )
    }
}
