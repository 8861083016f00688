import CardInterface
import LedgerInterface

/// Changes the limits of a card with the signature of the account's owner.
struct ChangeLimits: Sendable {
    let service: CardService

    /// - Throws: `BankError` `card.lost`, `card.replaced`, `card.closed`, `card.limits`, as
    ///   ``FindCard``, and as signing.
    func callAsFunction(
        of reference: CardReference,
        to request: CardLimitsRequest,
        options: RequestOptions
    ) async throws -> CardChange {
        let content = [
            "perPayment": request.perPayment.map { String($0.won) } ?? "",
            "perDay": request.perDay.map { String($0.won) } ?? "",
        ]
        return try await service.changeCard(
            reference,
            .cardLimits,
            content,
            options: options,
            isSigned: true
        ) { card, _ in
            try card.requireActive()
            card.limits = try request.applied(to: card.limits)
        }
    }
}
