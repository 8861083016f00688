import Console
import DemandDepositInterface

/// The field for the amount, and how much there is.
final class CashViewController: ScreenViewController, CashPresentable {
    weak var listener: (any CashPresentableListener)?
    private let title: String

    /// - Parameter title: What is done with the cash.
    init(_ title: String) {
        self.title = title
        super.init()
    }

    func show(_ state: CashState) {
        screen = Screen(
            title,
            notice: state.problem,
            blocks: state.account.map { [.fields($0.fieldsForMoving)] } ?? [],
            prompt: Prompt("Amount", placeholder: "5만", initial: state.amount),
            actions: [.back()]
        )
    }

    override func submitted(_ text: String) {
        listener?.move(amount: text)
    }

    override func pressed(_ action: ScreenAction.ID) {
        listener?.leave()
    }
}
