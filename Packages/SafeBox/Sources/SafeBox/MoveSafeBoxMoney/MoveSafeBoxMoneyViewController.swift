import Console

@MainActor
protocol MoveSafeBoxMoneyPresentableListener: AnyObject {
    func move(amount: String)
    func leave()
}

/// The field for the amount, and how much there is to move.
final class MoveSafeBoxMoneyViewController: ScreenViewController, MoveSafeBoxMoneyPresentable {
    weak var listener: (any MoveSafeBoxMoneyPresentableListener)?

    func show(_ state: MoveSafeBoxMoneyState) {
        screen = Screen(
            state.move == .put ? "Put into the safe box" : "Take out of the safe box",
            notice: state.problem,
            blocks: state.details.map { [.fields($0.fieldsForMoving)] } ?? [],
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

extension SafeBoxDetails {
    fileprivate var fieldsForMoving: [Field] {
        [
            Field("Account", account.label),
            Field("In the account", account.balance.description),
            Field("In the box", box.balance.description),
            Field("Room left", box.room.description),
        ]
    }
}
