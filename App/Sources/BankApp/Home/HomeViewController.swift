import BankConsole
import Console

@MainActor
protocol HomePresentableListener: AnyObject {
    func open(_ entry: ScreenAction.ID)
    func signOut()
    func reload()
}

/// Shows the panels and the entries of the features, and an action to sign out.
final class HomeViewController: ScreenViewController, HomePresentable {
    weak var listener: (any HomePresentableListener)?

    func show(_ state: HomeState) {
        let panels = state.panels
        screen = Screen(
            state.customerName.map { "Hello, \($0)" } ?? "Home",
            headline: state.headline,
            notice: state.notice,
            blocks: panels.isEmpty ? [] : [.panels(panels)],
            actions: state.opened.map(\.action) + [.leave("Sign out")]
        )
    }

    override func pressed(_ action: ScreenAction.ID) {
        if action == .back {
            listener?.signOut()
        } else {
            listener?.open(action)
        }
    }

    override func reload() { listener?.reload() }
}
