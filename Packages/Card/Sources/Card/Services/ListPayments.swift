import LedgerInterface

/// Lists the payments of a card.
extension CardService {
    /// Returns a card and the pages of its last payments, newest first.
    /// - Parameters:
    ///   - reference: The card.
    ///   - count: The largest number of payments to return; nil for all.
    /// - Throws: Errors of ``findCard(_:)``.
    func listPayments(
        of reference: CardReference,
        last count: Int?
    ) async throws -> (card: Card, payments: Pages<[CardPayment]>) {
        let card = try await findCard(reference)
        return (card, try await payments.payments(of: card, last: count))
    }

    /// Returns the last payments of a card, newest first.
    func listPayments(of card: Card, last count: Int) async throws -> [CardPayment] {
        try await payments.payments(of: card, last: count).joined()
    }
}
