/// A view controller that the window itself presents, and removes before it presents another one.
class OverlayViewController: ScreenViewController {}

/// The question that the window asks when Escape would end something.
///
/// Staying has the focus, and Escape stays, too. Therefore no repeated key ends anything.
final class LeaveViewController: OverlayViewController {
    private let leave: () -> Void

    /// Creates the question.
    ///
    /// - Parameters:
    ///   - action: The action that ends something.
    ///   - leave: Performs the action.
    init(_ action: ScreenAction, leave: @escaping () -> Void) {
        self.leave = leave
        super.init(
            screen: Screen(
                "\(action.label)?",
                actions: [
                    .back("Stay"),
                    ScreenAction("leave", action.label, role: .destructive, key: "y"),
                ]
            )
        )
    }

    override func pressed(_ action: ScreenAction.ID) {
        dismiss(self)
        if action != .back { leave() }
    }
}
