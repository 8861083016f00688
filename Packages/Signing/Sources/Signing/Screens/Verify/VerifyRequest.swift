import Bookkeeping
import LedgerInterface

/// A movement to sign, and the words that describe it to the person.
public struct VerifyRequest: Sendable, Hashable {
    /// The movement that is signed.
    public let movement: Movement

    /// The title, the payer and the payee.
    ///
    /// Its amount must be that of the movement.
    public let preview: MovementPreview

    /// The words for the purpose of the movement.
    public let words: PurposeWords

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - movement: The movement that is signed.
    ///   - preview: The title, the payer and the payee. Its amount must be that of the movement.
    ///   - words: The words for the purpose of the movement.
    public init(
        movement: Movement,
        preview: MovementPreview,
        words: PurposeWords = PurposeWords()
    ) {
        self.movement = movement
        self.preview = preview
        self.words = words
    }

    /// The error of a preview that shows another amount than the movement.
    var refusal: BankError? {
        guard preview.amount != movement.amount else { return nil }
        return BankError(
            .internalError,
            code: "verify.amount",
            "the screen before showed \(preview.amount), but \(movement.amount) would be signed"
        )
    }

    /// The title, which is never the purpose itself.
    var title: String {
        guard preview.title == movement.purpose.rawValue else { return preview.title }
        let action = words.action(of: movement.purpose)
        return action.prefix(1).uppercased() + action.dropFirst()
    }

    /// The lines of the preview with the amount of the movement.
    var lines: [MovementPreview.Detail] {
        let shown = MovementPreview(
            title: preview.title,
            from: preview.from,
            to: preview.to,
            amount: movement.amount,
            fee: preview.fee,
            details: preview.details
        )
        return shown.lines
    }
}
