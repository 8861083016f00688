import LedgerInterface

/// Lists the payments of a card.
struct ListPayments: Sendable {
    let service: CardService

    /// Returns a card and its last payments, newest first, part by part.
    /// - Parameters:
    ///   - reference: The card.
    ///   - count: The largest number of payments to return; nil for all.
    /// - Throws: Errors of ``FindCard``.
    func callAsFunction(
        of reference: CardReference,
        last count: Int?
    ) async throws -> (card: Card, payments: Pages<[CardPayment]>) {
        let card = try await service.findCard(reference)
        return (card, try await service.payments.payments(of: card, last: count))
    }

    /// Returns the last payments of a card, newest first.
    func callAsFunction(of card: Card, last count: Int) async throws -> [CardPayment] {
        try await service.payments.payments(of: card, last: count).joined()
    }
}
