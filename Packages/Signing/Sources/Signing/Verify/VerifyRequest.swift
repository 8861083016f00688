import Bookkeeping
import LedgerInterface

/// What Verify has signed, and what the person is told of it.
public struct VerifyRequest: Sendable, Hashable {
    /// What is signed, to the letter.
    public let movement: Movement

    /// What the person is told: a title, who pays, who is paid. Its amount has to be the movement's.
    public let preview: MovementPreview

    /// What people call the purpose of the movement.
    public let words: PurposeWords

    /// Asks for a signature.
    public init(movement: Movement, preview: MovementPreview, words: PurposeWords = PurposeWords())
    {
        self.movement = movement
        self.preview = preview
        self.words = words
    }

    /// Why it is not for the person to sign; nil when it is.
    var refusal: BankError? {
        guard preview.amount != movement.amount else { return nil }
        return BankError(
            .internalError,
            code: "verify.amount",
            "the screen before said \(preview.amount), but \(movement.amount) would be signed"
        )
    }

    /// The title, in a person's words.
    var title: String {
        guard preview.title == movement.purpose.rawValue else { return preview.title }
        let action = words.action(of: movement.purpose)
        return action.prefix(1).uppercased() + action.dropFirst()
    }

    /// The lines of the preview, but for the amount, which is the movement's.
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
