import Bookkeeping
import CardInterface
import LedgerInterface
import SigningInterface

/// Replaces a lost card with a card that has another number, with the signature of the owner.
///
/// The new card is linked to the same account and has the same locks and limits. Spending of the
/// same day still counts.
struct ReissueCard: Sendable {
    let service: CardService

    /// - Throws: `BankError` `card.not-lost`, `card.replaced`, `card.closed`, and errors of
    ///   ``FindCard`` and of signing.
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
        let outcome = try await service.drawingNumber { number in
            try await service.carryOut(intent, options) {
                try await proposal(intent, number, replacing: lost.recordName)
            }
        }
        return try await CardIssue(outcome, for: lost.account, in: service.records)
    }

    private func proposal(
        _ intent: Intent,
        _ number: CardNumber,
        replacing name: String
    ) async throws -> Proposal {
        let lost = try await service.records.card(named: name)
        let account = lost.value.account
        let (ordinal, date) = (
            try await service.records.nextOrdinal(of: account),
            try await service.ledger.businessDate()
        )
        let draft = try CardDrafts.replacing(lost, by: number, ordinal: ordinal, intent, on: date)
        return try await service.proposal(
            of: draft,
            "Reissue of a card",
            for: lost.value.replacement(number: number, ordinal: ordinal, issued: date),
            details: [.init("Replaces", lost.value.number.masked)]
        )
    }
}
