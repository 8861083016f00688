import Console

@MainActor
protocol GameRootPresentableListener: AnyObject {
    func leave()
}

/// Shows the views of LoggedOut and of LoggedIn's children above its own screen.
final class GameRootViewController: ScreenViewController, GameRootPresentable {
    weak var listener: (any GameRootPresentableListener)?

    init() {
        super.init(screen: Screen("Games", actions: [.back()]))
    }

    override func pressed(_ action: ScreenAction.ID) {
        listener?.leave()
    }
}
