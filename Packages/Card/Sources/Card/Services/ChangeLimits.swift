import Bookkeeping
import CardInterface
import LedgerInterface

/// Changes the limits of a card with the signature of the account's owner.
struct ChangeLimits: Sendable {
    let service: CardService

    /// - Parameters:
    ///   - reference: The card.
    ///   - perPayment: The new limit, in whole won; nil to keep the current one.
    ///   - perDay: The new limit, in whole won; nil to keep the current one.
    ///   - options: The options of the request.
    /// - Throws: `BankError` `card.lost`, `card.replaced`, `card.closed`, `card.limits`, and
    ///   errors of ``FindCard`` and of signing.
    func callAsFunction(
        of reference: CardReference,
        perPayment: Money?,
        perDay: Money?,
        options: RequestOptions
    ) async throws -> CardChange {
        try await service.changeCard(
            reference,
            .cardLimits,
            [
                "perPayment": perPayment.map { String($0.won) } ?? "",
                "perDay": perDay.map { String($0.won) } ?? "",
            ],
            options: options,
            isSigned: true
        ) { card, _ in
            try card.requireActive()
            card.limits = try CardLimits(
                perPayment: perPayment ?? card.limits.perPayment,
                perDay: perDay ?? card.limits.perDay
            )
        }
    }
}
