import Bookkeeping
import LedgerInterface

extension CardService {
    /// Changes the record of one card and nothing else.
    ///
    /// - Parameters:
    ///   - reference: The card that is meant.
    ///   - purpose: What the change is for.
    ///   - content: What was asked for, beside which card.
    ///   - preview: What the person is shown; nil where nothing is final.
    ///   - isSigned: Whether the owner of the account signs for it: a movement of nothing from the
    ///     account to itself.
    ///   - change: Applies the rules and the change, on a business date. It runs before anybody is
    ///     asked, and again on what the book has when it is written.
    func change(
        _ reference: CardReference,
        _ purpose: Purpose,
        _ content: [String: String],
        _ options: RequestOptions,
        preview: (@Sendable (Card) -> MovementPreview)? = nil,
        isSigned: Bool = false,
        change: @Sendable (inout Card, BusinessDate) async throws -> Void
    ) async throws -> CardChange {
        var card = try await self.card(reference, asked: options)
        let name = card.recordName
        let intent = Intent(
            id: options.id,
            purpose: purpose,
            content: content.merging(["card": name]) { asked, _ in asked }
        )
        if let first = try await ledger.receipt(for: intent) {
            return CardChange(card: card, outcome: .posted(first))
        }
        let shown = preview?(card)
        try await change(&card, try await ledger.businessDate())
        let account = card.account
        let outcome = try await ledger.carryOut(
            options,
            preview: shown,
            authority: {
                isSigned ? try await signature(for: intent, of: account) : .unneeded
            },
            draft: { authority in
                var held = try await records.card(named: name)
                try await change(&held.value, try await ledger.businessDate())
                return TransactionDraft(
                    intent,
                    authority: authority,
                    records: [try CardRecords.changing(held)]
                )
            }
        )
        if outcome.receipt != nil { card = try await records.card(named: name).value }
        return CardChange(card: card, outcome: outcome)
    }

    /// The signature of an account's owner for something that moves no money.
    func signature(for intent: Intent, of account: AccountID) async throws -> Authority {
        let owner = try await demandDeposit.account(account.rawValue).owner
        return try await signing.request(
            signing: Movement(of: intent, by: owner, from: account, to: account, amount: .zero)
        )
    }
}
