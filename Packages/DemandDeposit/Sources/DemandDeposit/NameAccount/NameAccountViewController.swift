import Console
import DemandDepositInterface

@MainActor
protocol NameAccountPresentableListener: AnyObject {
    func name(_ nickname: String)
    func removeNickname()
    func leave()
}

/// The field for a nickname.
final class NameAccountViewController: ScreenViewController, NameAccountPresentable {
    weak var listener: (any NameAccountPresentableListener)?

    func show(_ state: NameAccountState) {
        switch state.naming {
        case .opening:
            screen = Screen(
                "Open an account",
                notice: state.notice,
                blocks: [
                    .text(
                        "The account can be named by a nickname instead of its number. "
                            + "Press Enter to open one without."
                    )
                ],
                prompt: state.prompt("Nickname, if any"),
                actions: [.back()]
            )
        case .renaming(let account):
            screen = Screen(
                "Change the nickname",
                notice: state.notice,
                blocks: [.fields([Field("Account", account.label)])],
                prompt: state.prompt("New nickname"),
                actions: account.nickname == nil ? [.back()] : [.removeNickname, .back()]
            )
        }
    }

    override func submitted(_ text: String) {
        listener?.name(text)
    }

    override func pressed(_ action: ScreenAction.ID) {
        if action == ScreenAction.removeNickname.id {
            listener?.removeNickname()
        } else {
            listener?.leave()
        }
    }
}

extension NameAccountState {
    fileprivate func prompt(_ label: String) -> Prompt {
        Prompt(label, placeholder: "생활비", initial: nickname)
    }
}

extension ScreenAction {
    fileprivate static let removeNickname = ScreenAction("remove", "Take the nickname away")
}
