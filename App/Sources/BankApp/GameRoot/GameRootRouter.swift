import Console
import GameInterface
import RIBs

@MainActor
protocol GameRootInteractable: RoutedInteractable<any GameRootRouting>, LoggedOutPluginListener,
    LoggedInPluginListener
{
    /// The game of a link that waits until two players have logged in; nil if no link is waiting.
    var gameToLaunch: GameTitle? { get }
}

/// The root of the game, which has either LoggedOut or LoggedIn as its child.
///
/// `bank game` launches the router, and Home attaches it.
final class GameRootRouter:
    LaunchRouter<any GameRootInteractable, any PresentingViewControllable>, GameRootRouting
{
    private let loggedOutBuilder: any LoggedOutPluginBuildable
    private let loggedInBuilder: any LoggedInPluginBuildable
    private var loggedOut: (any ViewableRouting)?
    private var loggedIn: (any Routing)?
    /// The number of changes of the child that have begun.
    ///
    /// A plug-in may call its listener while the plug-in is built or attached. Then another change
    /// begins before the current change has ended.
    private var routings = 0

    init(
        interactor: any GameRootInteractable,
        viewController: any PresentingViewControllable,
        loggedOutBuilder: any LoggedOutPluginBuildable,
        loggedInBuilder: any LoggedInPluginBuildable
    ) {
        self.loggedOutBuilder = loggedOutBuilder
        self.loggedInBuilder = loggedInBuilder
        super.init(interactor: interactor, viewController: viewController)
    }

    override func didLoad() {
        routeToLoggedOut()
    }

    func routeToLoggedOut() {
        let routing = beginRouting()
        let child = loggedOutBuilder.build(
            withListener: interactor,
            launching: interactor.gameToLaunch
        )
        guard routing == routings else { return }
        loggedOut = child
        attachChild(child, shownBy: viewController)
    }

    func routeToLoggedIn(
        withPlayer1Name player1Name: String,
        player2Name: String
    ) -> (any LoggedInActionableItem)? {
        let routing = beginRouting()
        let child = loggedInBuilder.build(
            withListener: interactor,
            player1Name: player1Name,
            player2Name: player2Name
        )
        guard routing == routings else { return nil }
        loggedIn = child.router
        attachChild(child.router)
        return routing == routings ? child.actionableItem : nil
    }

    func detachLoggedOut() {
        routings += 1
        removeLoggedOut()
    }

    /// Detaches the current child.
    /// - Returns: The number of this change, which equals `routings` until another change begins.
    private func beginRouting() -> Int {
        routings += 1
        let routing = routings
        removeLoggedOut()
        removeLoggedIn()
        return routing
    }

    private func removeLoggedOut() {
        guard let child = loggedOut else { return }
        loggedOut = nil
        detachChild(child, shownBy: viewController)
    }

    private func removeLoggedIn() {
        guard let child = loggedIn else { return }
        loggedIn = nil
        // LoggedIn dismisses its children itself.
        detachChild(child)
    }
}
