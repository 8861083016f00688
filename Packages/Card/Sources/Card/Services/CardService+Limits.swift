import CardInterface
import LedgerInterface

extension CardService {
    /// Gives a card other limits, on the signature of its account's owner.
    /// - Throws: `BankError` `card.unknown`, `card.ambiguous`, `account.…`, `card.lost`,
    ///   `card.replaced`, `card.closed`, `card.limits`, and what signing throws.
    package func setLimits(
        _ reference: CardReference,
        to request: CardLimitsRequest,
        options: RequestOptions
    ) async throws -> CardChange {
        let content = [
            "perPayment": request.perPayment.map { String($0.won) } ?? "",
            "perDay": request.perDay.map { String($0.won) } ?? "",
        ]
        return try await change(
            reference,
            .cardLimits,
            content,
            options,
            isSigned: true
        ) { card, _ in
            try card.requireActive()
            card.limits = try CardLimits(
                perPayment: request.perPayment ?? card.limits.perPayment,
                perDay: request.perDay ?? card.limits.perDay
            )
        }
    }
}
