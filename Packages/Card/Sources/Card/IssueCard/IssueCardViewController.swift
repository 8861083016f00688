import Console
import DemandDepositInterface

@MainActor
protocol IssueCardPresentableListener: AnyObject {
    func issue(to number: String)
    func leave()
}

/// The accounts, to choose the one that the card pays from.
final class IssueCardViewController: ScreenViewController, IssueCardPresentable {
    weak var listener: (any IssueCardPresentableListener)?

    func show(_ state: IssueCardState) {
        screen = Screen(
            "Issue a card",
            notice: state.problem,
            blocks: state.accounts.map { [.text(Self.text($0))] } ?? [],
            actions: (state.accounts ?? []).map(Self.action) + [ScreenAction.back()]
        )
    }

    override func pressed(_ action: ScreenAction.ID) {
        if action == .back {
            listener?.leave()
        } else {
            listener?.issue(to: action.rawValue)
        }
    }

    private static func text(_ accounts: [DemandDepositAccount]) -> String {
        accounts.isEmpty
            ? "A card belongs to an account, and you have none yet: open one first."
            : "Which account is the card to pay from?"
    }

    private static func action(of account: DemandDepositAccount) -> ScreenAction {
        ScreenAction(
            ScreenAction.ID(account.number.description),
            account.label,
            detail: account.balance.description
        )
    }
}
