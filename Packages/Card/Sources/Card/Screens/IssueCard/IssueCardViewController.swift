import BankConsole
import Console
import DemandDepositInterface

@MainActor
protocol IssueCardPresentableListener: AnyObject {
    func choose(_ number: String)
    func confirm()
    func goBack()
}

/// The accounts, to choose the one that the card pays from; then the question whether to go on.
final class IssueCardViewController: ScreenViewController, IssueCardPresentable {
    weak var listener: (any IssueCardPresentableListener)?

    func show(_ state: IssueCardState) {
        screen = Screen(
            "Issue a card",
            notice: state.problem,
            blocks: state.blocks,
            actions: state.actions
        )
    }

    override func pressed(_ action: ScreenAction.ID) {
        switch action {
        case .confirm: listener?.confirm()
        case .back: listener?.goBack()
        default: listener?.choose(action.rawValue)
        }
    }
}

extension IssueCardState {
    fileprivate var blocks: [ScreenBlock] {
        if let chosen {
            return [
                .fields([Field("Account", chosen.label)]),
                .text("The card is linked to this account. Its number is drawn at random."),
            ]
        }
        guard let accounts else { return [] }
        let text =
            accounts.isEmpty
            ? "You have no account to link a card to. Open an account first."
            : "Which account do you want to link to the card?"
        return [.text(text)]
    }

    /// An issued card cannot be undone, so it stands below Cancel and is never what the focus moves
    /// to: keys that were typed before the question was seen go back.
    fileprivate var actions: [ScreenAction] {
        if chosen != nil {
            return [.back("Cancel"), ScreenAction(.confirm, "Issue the card", role: .destructive)]
        }
        return (accounts ?? []).map(Self.action) + [.back()]
    }

    private static func action(of account: DemandDepositAccount) -> ScreenAction {
        ScreenAction(
            ScreenAction.ID(account.number.description),
            account.label,
            detail: "\(account.balance) available"
        )
    }
}
