import Bookkeeping
import LedgerInterface
import SigningInterface

/// The result of a request to change a card.
struct CardChange: Sendable, Hashable {
    /// The changed card; after a dry run, the card with the unsaved change.
    let card: Card
    let outcome: RequestOutcome
}

extension CardService {
    /// Changes one card: its locks, its limits, or its state.
    ///
    /// - Throws: `BankError` `card.held` if a card with a held payment is closed, and errors of
    ///   ``findCard(_:)``, of ``CardEdit/apply(to:on:)`` and of signing.
    func changeCard(
        _ reference: CardReference,
        _ edit: CardEdit,
        options: RequestOptions
    ) async throws -> CardChange {
        var card = try await findCard(reference, for: options, \CardEditRequest.card)
        let name = card.recordName
        let outcome = try await carryOut(CardEditRequest(card: name, edit: edit), options) {
            try await proposal(edit, of: name, id: options.id)
        }
        if outcome.receipt == nil {
            try edit.apply(to: &card, on: try await ledger.businessDate())
        } else {
            card = try await records.card(named: name).value
        }
        return CardChange(card: card, outcome: outcome)
    }

    private func proposal(
        _ edit: CardEdit,
        of name: String,
        id: IdempotencyID
    ) async throws -> Proposal {
        let card = try await records.card(named: name)
        let account = card.value.account
        // Before the holds: a payment in between changes the spending, and posting is refused.
        let spending = try await payments.spending(of: account)
        let draft = try CardDrafts.changing(
            card,
            by: edit,
            id,
            spending: spending,
            on: try await ledger.businessDate()
        )
        if edit == .close { try await requireNoHold(for: card.value) }
        guard let preview = edit.preview(of: card.value) else { return Proposal(draft) }
        guard edit.isSigned else { return Proposal(draft, preview: preview) }
        return Proposal(
            draft,
            preview: preview,
            asks: edit == .close,
            signedBy: try await signer(about: account)
        )
    }

    private func requireNoHold(for card: Card) async throws {
        let open = try await payments.openPayments(on: card.account)
        guard let first = open.first(where: { $0.hasPrefix(card.recordName + "/") }) else { return }
        throw BankError(
            .refused,
            code: "card.held",
            "the card '\(card.number.masked)' cannot be closed while an amount is held for "
                + "'\(first)'; settle or void this payment, or wait until it expires"
        )
    }
}

extension CardEdit {
    /// Returns the preview to confirm or sign; nil for a lock, because a lock can be undone.
    /// - Parameter card: The card before the change.
    fileprivate func preview(of card: Card) -> MovementPreview? {
        switch self {
        case .lock: nil
        case .unlock(let places):
            MovementPreview(
                "Unlocking of a card",
                of: card,
                details: [.init("Unlocked", "\(places.names.joined(separator: " and ")) payments")]
            )
        case .limits(let perPayment, let perDay):
            MovementPreview(
                "Limits of a card",
                of: card,
                details: [
                    .init("Limit per payment", (perPayment ?? card.limits.perPayment).description),
                    .init("Limit per day", (perDay ?? card.limits.perDay).description),
                ]
            )
        case .reportLoss:
            MovementPreview(
                "Report of a lost card",
                of: card,
                details: [.init("Final", "this number never pays again")]
            )
        case .close: MovementPreview("Closing of a card", of: card)
        }
    }
}

extension MovementPreview {
    /// Creates the preview of a request about `card` that moves no money.
    init(_ title: String, of card: Card, details: [Detail] = []) {
        self.init(
            title: title,
            about: Detail("Card", card.number.masked),
            details: [Detail("Account", card.account.rawValue)] + details
        )
    }
}
