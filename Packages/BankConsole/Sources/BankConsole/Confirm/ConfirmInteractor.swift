import Bookkeeping
public import Console

/// The interface through which Confirm reports to the RIB that opened it.
@MainActor
public protocol ConfirmListener: AnyObject {
    /// Receives the customer's answer, and detaches Confirm at once.
    func confirmDidFinish(agreed: Bool)
}

/// The interactor of Confirm, which asks the customer to confirm a request that needs no signature.
///
/// The action for going back comes first and has the focus. So keys that were typed before the
/// screen was seen do not confirm.
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
    /// The action that confirms the request on the screen.
    public static let confirm: ScreenAction.ID = "confirm"
}
