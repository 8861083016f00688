import BankConsole
import Console
import SigningInterface

@MainActor
protocol RootPresentableListener: AnyObject {
    func signIn(_ way: SignInWay)
    func takeTour()
    func play()
    func leave()
}

/// Shows the first screen of the bank, before a customer has signed in.
final class RootViewController: ScreenViewController, RootPresentable {
    weak var listener: (any RootPresentableListener)?

    func show(_ state: RootState) {
        var shown = Screen(
            "ModularBank",
            notice: state.notice,
            blocks: [
                .text(
                    state.place.map { "Sign in to go to \($0.name)." }
                        ?? "A bank made of modules that do not know each other."
                )
            ],
            actions: [
                ScreenAction(.signIn, "Sign in", key: ActionKey.signIn),
                ScreenAction(.join, "Join", key: ActionKey.new),
                ScreenAction(.forgot, "Forgot the password", key: ActionKey.password),
                ScreenAction(.tour, "Take the tour", key: ActionKey.tour),
                ScreenAction(.play, "Play a game", key: ActionKey.play),
                .leave("Leave the bank"),
            ]
        )
        shown.focus = state.hasNoCustomer ? .join : nil
        screen = shown
    }

    override func pressed(_ action: ScreenAction.ID) {
        switch action {
        case .signIn: listener?.signIn(.password)
        case .join: listener?.signIn(.joining)
        case .forgot: listener?.signIn(.recovery(nil))
        case .tour: listener?.takeTour()
        case .play: listener?.play()
        default: listener?.leave()
        }
    }
}

extension ScreenAction.ID {
    fileprivate static let signIn: ScreenAction.ID = "sign-in"
    fileprivate static let join: ScreenAction.ID = "join"
    fileprivate static let forgot: ScreenAction.ID = "forgot"
    fileprivate static let tour: ScreenAction.ID = "tour"
    fileprivate static let play: ScreenAction.ID = "play"
}

extension LinkedPlace {
    /// A phrase that names the linked screen, with only the last four digits of a card's number.
    fileprivate var name: String {
        switch self {
        case .card(let number): "the card that ends in \(number.suffix(4))"
        case .account(let number): "the account \(number)"
        case .safeBox(let account, nil): "the safe box of \(account)"
        case .safeBox(let account, _): "the safe box of \(account), to put money in"
        }
    }
}
