import Bookkeeping
import CardInterface
import LedgerInterface
import SigningInterface

extension CardService {
    /// Replaces a lost card with a card that has another number; the owner signs the request.
    ///
    /// The new card is linked to the same account and has the same locks and limits. Payments of
    /// the same day still count toward the limit per day.
    ///
    /// - Throws: `BankError` `card.not-lost`, `card.replaced`, `card.closed`, and errors of
    ///   ``findCard(_:)`` and of signing.
    func reissue(
        _ reference: CardReference,
        options: RequestOptions
    ) async throws -> CardIssue {
        let lost = try await findCard(reference, for: options, \CardRequest.card)
        let request = CardRequest(purpose: .cardReissue, card: lost.recordName)
        let intent = Intent(id: options.id, request)
        let outcome = try await drawingNumber { number in
            try await carryOut(request, options) {
                try await proposal(intent, number, replacing: lost.recordName)
            }
        }
        return try await CardIssue(outcome, for: lost.account, in: records)
    }

    private func proposal(
        _ intent: Intent,
        _ number: CardNumber,
        replacing name: String
    ) async throws -> Proposal {
        let lost = try await records.card(named: name)
        let account = lost.value.account
        let (ordinal, date) = (
            try await records.nextOrdinal(of: account),
            try await ledger.businessDate()
        )
        let draft = try CardDrafts.replacing(lost, by: number, ordinal: ordinal, intent, on: date)
        return try await proposal(
            of: draft,
            "Reissue of a card",
            for: lost.value.replacement(number: number, ordinal: ordinal, issued: date),
            details: [.init("Replaces", lost.value.number.masked)]
        )
    }
}
