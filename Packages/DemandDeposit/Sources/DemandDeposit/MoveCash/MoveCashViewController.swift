import Console
import DemandDepositInterface

@MainActor
protocol MoveCashPresentableListener: AnyObject {
    func move(amount: String)
    func leave()
}

/// The field for the amount, and how much there is.
final class MoveCashViewController: ScreenViewController, MoveCashPresentable {
    weak var listener: (any MoveCashPresentableListener)?

    func show(_ state: MoveCashState) {
        screen = Screen(
            state.move == .deposit ? "Deposit" : "Withdraw",
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
