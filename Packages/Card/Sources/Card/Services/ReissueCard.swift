import Bookkeeping
import CardInterface
import LedgerInterface

/// Replaces a lost card with a card that has another number.
///
/// The new card is linked to the same account and has the same locks and limits. Spending of the
/// same day still counts.
struct ReissueCard: Sendable {
    let service: CardService

    /// - Throws: `BankError` `card.not-lost`, `card.replaced`, `card.closed`, and errors of ``FindCard``.
    func callAsFunction(
        _ reference: CardReference,
        options: RequestOptions
    ) async throws -> CardIssue {
        let lost = try await service.findCard(reference, for: options)
        let intent = Intent(
            id: options.id,
            purpose: .cardReissue,
            content: ["card": lost.recordName]
        )
        let outcome = try await outcome(of: intent, replacing: lost, options: options)
        return try await CardIssue(outcome, for: lost.account, in: service.records)
    }

    private func outcome(
        of intent: Intent,
        replacing lost: Card,
        options: RequestOptions
    ) async throws -> RequestOutcome {
        let (ledger, records) = (service.ledger, service.records)
        if let first = try await ledger.receipt(for: intent) { return .posted(first) }
        try lost.requireLost()
        return try await ledger.carryOut(options, authority: { .unneeded }) { authority in
            var lost = try await records.card(named: lost.recordName)
            try lost.value.requireLost()
            let date = try await ledger.businessDate()
            let card = lost.value.replacement(
                number: service.drawNumber(),
                ordinal: try await records.cards(of: lost.value.account).count + 1,
                issued: date
            )
            lost.value.changeState(to: .replaced, on: date)
            return TransactionDraft(
                intent,
                authority: authority,
                records: try CardRecords.creating(card) + [CardRecords.changing(lost)],
                result: [CardIssue.resultKey: card.recordName]
            )
        }
    }
}
