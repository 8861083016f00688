import Bookkeeping
import CardInterface
import DemandDepositInterface
import LedgerInterface

extension CardService {
    /// Closes a card for good, on the signature of its account's owner; a lost one, too. Nothing
    /// may be held for it any more. Its history stays, and its account can then be closed.
    /// - Throws: `BankError` `card.unknown`, `card.ambiguous`, `account.…`, `card.replaced`,
    ///   `card.closed`, `card.held`, and what signing throws.
    package func close(
        _ reference: CardReference,
        options: RequestOptions
    ) async throws -> CardChange {
        try await change(
            reference,
            .cardClosing,
            [:],
            options,
            preview: { .unmoving("Closing of a card", $0) },
            isSigned: true,
            change: { card, date in
                if card.state != .lost { try card.requireActive() }
                try await requireNothingHeld(for: card)
                card.become(.closed, on: date)
            }
        )
    }

    private func requireNothingHeld(for card: Card) async throws {
        let open = try await payments.openPayments(on: card.account)
            .filter { $0.hasPrefix(card.recordName + "/") }
        guard let first = open.first else { return }
        throw BankError(
            .refused,
            code: "card.held",
            "the card \(card.number.masked) cannot be closed while something is held for "
                + "\(first); it is settled, voided, or expires"
        )
    }
}
