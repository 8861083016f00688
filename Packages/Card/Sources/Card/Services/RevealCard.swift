import Bookkeeping
import CardInterface
import LedgerInterface
import SigningInterface

extension CardService {
    /// Reveals the whole number of a card with the signature of the account's owner.
    ///
    /// The book keeps an entry of each reveal.
    ///
    /// - Parameters:
    ///   - card: The card.
    ///   - isDryRun: True to only check the request; nothing is signed, written or revealed.
    /// - Returns: The whole number; nil after a dry run.
    /// - Throws: Errors of signing, and errors of posting if the signature is wrong.
    func reveal(_ card: Card, isDryRun: Bool = false) async throws -> String? {
        // The id is always new: the receipt of an earlier reveal would need no signature.
        let options = RequestOptions(id: .random(), isDryRun: isDryRun) { _ in }
        let request = CardRequest(purpose: .cardReveal, card: card.recordName)
        let outcome = try await carryOut(request, options) {
            Proposal(
                TransactionDraft(Intent(id: options.id, request)),
                preview: MovementPreview("The whole number of a card", of: card),
                asks: false,
                signedBy: try await signer(about: card.account)
            )
        }
        return outcome.receipt == nil ? nil : card.number.full
    }
}
