import Bookkeeping
import LedgerInterface

/// The result of a request to change a card.
struct CardChange: Sendable, Hashable {
    /// The changed card; after a dry run, the card as it would be.
    let card: Card
    let outcome: RequestOutcome
}

/// Changes the record of one card, as the use cases that call it define.
struct ChangeCard: Sendable {
    let service: CardService

    /// - Parameters:
    ///   - reference: The card.
    ///   - purpose: The purpose of the change.
    ///   - content: The content of the intent besides the card.
    ///   - options: The options of the request.
    ///   - preview: The preview that the customer agrees to; nil if the change can be undone.
    ///   - isSigned: Whether the owner of the account signs.
    ///   - change: Applies the rules and changes the card on a business date. It runs before the
    ///     customer is asked, and again on the card that is written.
    func callAsFunction(
        _ reference: CardReference,
        _ purpose: Purpose,
        _ content: [String: String] = [:],
        options: RequestOptions,
        preview: (@Sendable (Card) -> MovementPreview)? = nil,
        isSigned: Bool = false,
        change: @Sendable (inout Card, BusinessDate) async throws -> Void
    ) async throws -> CardChange {
        let (ledger, records) = (service.ledger, service.records)
        var card = try await service.findCard(reference, for: options)
        let (name, account) = (card.recordName, card.account)
        let intent = Intent(
            id: options.id,
            purpose: purpose,
            content: content.merging(["card": name]) { requested, _ in requested }
        )
        if let first = try await ledger.receipt(for: intent) {
            return CardChange(card: card, outcome: .posted(first))
        }
        let shown = preview?(card)
        try await change(&card, try await ledger.businessDate())
        let outcome = try await ledger.carryOut(
            options,
            preview: shown,
            authority: {
                isSigned ? try await service.signature(for: intent, of: account) : .unneeded
            },
            draft: { authority in
                var card = try await records.card(named: name)
                try await change(&card.value, try await ledger.businessDate())
                return TransactionDraft(
                    intent,
                    authority: authority,
                    records: [try CardRecords.changing(card)]
                )
            }
        )
        if outcome.receipt != nil { card = try await records.card(named: name).value }
        return CardChange(card: card, outcome: outcome)
    }
}

extension MovementPreview {
    /// Creates the preview of a request about a card that moves no money.
    init(_ title: String, of card: Card, details: [Detail] = []) {
        self.init(
            title: title,
            from: "card \(card.number.masked)",
            to: "",
            amount: .zero,
            details: [Detail("Account", card.account.rawValue)] + details
        )
    }
}
