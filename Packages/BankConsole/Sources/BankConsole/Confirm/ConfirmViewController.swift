import Console
import LedgerInterface

@MainActor
protocol ConfirmPresentableListener: AnyObject {
    func answer(_ agreed: Bool)
}

/// The movement, and the two answers.
///
/// Going back comes first and has the focus: keys typed before the question was seen do not agree to it.
final class ConfirmViewController: ScreenViewController, ConfirmPresentable {
    weak var listener: (any ConfirmPresentableListener)?

    func show(_ preview: MovementPreview) {
        screen = Screen(
            preview.title,
            headline: preview.lines.headline,
            blocks: [.fields(preview.lines.fields)],
            actions: [
                .back("Cancel"),
                ScreenAction(.confirm, "Confirm", role: .destructive, key: ActionKey.confirm),
            ]
        )
    }

    override func pressed(_ action: ScreenAction.ID) {
        listener?.answer(action == .confirm)
    }
}

extension ScreenAction.ID {
    /// Agrees to what is shown.
    public static let confirm: ScreenAction.ID = "confirm"
}
