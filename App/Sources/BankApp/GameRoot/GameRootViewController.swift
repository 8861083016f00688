import Console

@MainActor
protocol GameRootPresentableListener: AnyObject {
    func leave()
}

/// Where LoggedOut and LoggedIn show their views: always one of them, so that its own screen is not seen.
final class GameRootViewController: ScreenViewController, GameRootPresentable,
    GameRootViewControllable
{
    weak var listener: (any GameRootPresentableListener)?

    init() {
        super.init(screen: Screen("Games", actions: [.back()]))
    }

    override func pressed(_ action: ScreenAction.ID) {
        listener?.leave()
    }
}
