import Console
import DemandDepositInterface

@MainActor
protocol AccountListPresentableListener: AnyObject {
    func openAccount(_ account: AccountNumber)
    func openNewAccount()
    func leave()
}

/// The accounts, each with its balance, or what to do where there is none.
final class AccountListViewController: ScreenViewController, AccountListPresentable {
    weak var listener: (any AccountListPresentableListener)?
    private var accounts: [ScreenAction.ID: AccountNumber] = [:]

    func show(_ state: AccountListState) {
        let accounts = state.accounts ?? []
        self.accounts = Dictionary(
            uniqueKeysWithValues: accounts.map { ($0.action.id, $0.number) }
        )
        screen = Screen(
            "Accounts",
            notice: state.notice,
            blocks: state.accounts?.isEmpty == true ? [.text(Self.whatToDo)] : [],
            actions: accounts.map(\.action) + [.openNewAccount, .back()]
        )
    }

    override func pressed(_ action: ScreenAction.ID) {
        if let account = accounts[action] {
            listener?.openAccount(account)
        } else if action == ScreenAction.openNewAccount.id {
            listener?.openNewAccount()
        } else {
            listener?.leave()
        }
    }

    private static let whatToDo =
        "You have no account yet. Open one, and deposit money: it earns interest, can be transferred to "
        + "others, set aside in a safe box, and spent with a card."
}

extension DemandDepositAccount {
    /// The number chooses the account over a pipe, too.
    fileprivate var action: ScreenAction {
        ScreenAction(
            ScreenAction.ID(number.description),
            label,
            detail: bookBalance.description
        )
    }
}

extension ScreenAction {
    fileprivate static let openNewAccount = ScreenAction("open", "Open an account")
}
