import Console
import LedgerInterface

@MainActor
protocol ConfirmPresentableListener: AnyObject {
    func answer(_ agreed: Bool)
}

/// The movement, and the two answers.
final class ConfirmViewController: ScreenViewController, ConfirmPresentable {
    weak var listener: (any ConfirmPresentableListener)?

    func show(_ preview: MovementPreview) {
        screen = Screen(
            preview.title,
            blocks: [.fields(preview.fields)],
            actions: [
                ScreenAction(.confirm, "Confirm"),
                .back("Cancel"),
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
