/// Lists the payments of a card.
struct ListPayments: Sendable {
    let service: CardService

    /// Returns a card, its last payments, newest first, and the number of all.
    /// - Parameters:
    ///   - reference: The card.
    ///   - count: The largest number of payments to return; nil for all.
    /// - Throws: Errors of ``FindCard``.
    func callAsFunction(
        of reference: CardReference,
        last count: Int? = nil
    ) async throws -> (card: Card, payments: [CardPayment], count: Int) {
        let card = try await service.findCard(reference)
        return (
            card,
            try await service.payments.payments(of: card, last: count),
            try await service.payments.count(of: card)
        )
    }
}
