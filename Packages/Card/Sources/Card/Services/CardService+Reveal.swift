import Bookkeeping
import LedgerInterface

extension CardService {
    /// The whole number of a card, for its owner's eyes.
    ///
    /// The owner signs a movement of nothing from the account to itself, and the book keeps that
    /// the number was revealed. The book checks that signature as any other, and only what it
    /// accepts reveals the number. The id is always a new one: the receipt of an old one would do
    /// without a password.
    /// - Parameter isDryRun: Whether nothing is signed, written or revealed.
    /// - Returns: nil after a dry run.
    /// - Throws: `BankError` as `SigningInject` does (`password.wrong`, `password.locked` …), and
    ///   as the book does for a signature that is none.
    package func reveal(_ card: Card, isDryRun: Bool = false) async throws -> String? {
        let options = RequestOptions(id: .random(), isDryRun: isDryRun) { _ in }
        let intent = Intent(
            id: options.id,
            purpose: .cardReveal,
            content: ["card": card.recordName]
        )
        let outcome = try await ledger.carryOut(
            options,
            authority: { try await signature(for: intent, of: card.account) },
            draft: { TransactionDraft(intent, authority: $0) }
        )
        return outcome.receipt == nil ? nil : card.number.full
    }
}
