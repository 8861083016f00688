import Console

@MainActor
protocol HomePresentableListener: AnyObject {
    func open(entry id: String)
    func signOut()
}

/// Shows the entries of the features, and an action to sign out.
final class HomeViewController: ScreenViewController, HomePresentable {
    weak var listener: (any HomePresentableListener)?

    func show(_ state: HomeState) {
        screen = Screen(
            state.customerName.map { "Hello, \($0)" } ?? "Home",
            notice: state.notice,
            actions: state.entries.map { ScreenAction(ScreenAction.ID($0.id), $0.title) }
                + [ScreenAction.back("Sign out")]
        )
    }

    override func pressed(_ action: ScreenAction.ID) {
        if action == .back {
            listener?.signOut()
        } else {
            listener?.open(entry: action.rawValue)
        }
    }
}
