import Bookkeeping
import Console
import LedgerInterface

/// The RIB that asked the customer to confirm.
@MainActor
public protocol ConfirmListener: AnyObject {
    /// Detaches Confirm at once, because the customer has answered.
    func confirmDidFinish(agreed: Bool)
}

/// Shows a movement that needs no signature, and asks the customer whether it is to be made.
///
/// Going back comes first and has the focus: keys typed before the question was seen do not agree
/// to it.
final class ConfirmInteractor: ScreenInteractor {
    private let preview: MovementPreview
    private weak var asking: (any ConfirmListener)?

    init(_ preview: MovementPreview, listener: any ConfirmListener) {
        self.preview = preview
        asking = listener
        super.init()
    }

    override var screen: Screen {
        Screen(
            preview.title,
            headline: preview.lines.headline,
            blocks: [.fields(preview.lines.fields)],
            actions: [
                .back("Cancel"),
                ScreenAction(.confirm, "Confirm", role: .destructive, key: ActionKey.confirm),
            ]
        )
    }

    // Nothing is loaded.
    override func didBecomeActive() { show() }

    override func choose(_ action: ScreenAction.ID) {
        asking?.confirmDidFinish(agreed: action == .confirm)
    }

    override func leave() {
        asking?.confirmDidFinish(agreed: false)
    }
}

extension ScreenAction.ID {
    /// Agrees to what is shown.
    public static let confirm: ScreenAction.ID = "confirm"
}
