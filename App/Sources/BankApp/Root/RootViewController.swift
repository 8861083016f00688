import Console

@MainActor
protocol RootPresentableListener: AnyObject {
    func signIn()
    func leave()
}

/// The first screen of the bank.
final class RootViewController: ScreenViewController, RootPresentable {
    weak var listener: (any RootPresentableListener)?

    func show(_ state: RootState) {
        screen = Screen(
            "ModularBank",
            notice: state.notice,
            blocks: [
                .text(
                    state.place.map { "Sign in to go to \($0.name)." }
                        ?? "A bank made of modules that do not know each other."
                )
            ],
            actions: [
                ScreenAction("sign-in", "Sign in"),
                .back("Leave the bank"),
            ]
        )
    }

    override func pressed(_ action: ScreenAction.ID) {
        if action == .back {
            listener?.leave()
        } else {
            listener?.signIn()
        }
    }
}

extension LinkedPlace {
    /// A name for people, which hides the number of a card.
    fileprivate var name: String {
        switch self {
        case .card(let number): "the card that ends in \(number.suffix(4))"
        case .account(let number): "the account \(number)"
        case .safeBox(let account, nil): "the safe box of \(account)"
        case .safeBox(let account, _): "the safe box of \(account), to put money in"
        }
    }
}
