import Console
import GameInterface
import RIBs

@MainActor
protocol GameRootInteractable: Interactable, LoggedOutPluginListener, LoggedInPluginListener {
    var router: (any GameRootRouting)? { get set }
    /// What is played as soon as two have logged in, as a link asks for.
    var gameToLaunch: GameTitle? { get }
}

@MainActor
protocol GameRootViewControllable: ScreenViewControllable, LoggedInPluginViewControllable {}

/// The root of the game: has either LoggedOut or LoggedIn. `bank game` launches it, and Home attaches it.
final class GameRootRouter: LaunchRouter<any GameRootInteractable, any GameRootViewControllable>,
    GameRootRouting
{
    private let loggedOutBuilder: any LoggedOutPluginBuildable
    private let loggedInBuilder: any LoggedInPluginBuildable
    private var loggedOut: (any ViewableRouting)?
    private var loggedIn: (any Routing)?

    init(
        interactor: any GameRootInteractable,
        viewController: any GameRootViewControllable,
        loggedOutBuilder: any LoggedOutPluginBuildable,
        loggedInBuilder: any LoggedInPluginBuildable
    ) {
        self.loggedOutBuilder = loggedOutBuilder
        self.loggedInBuilder = loggedInBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    override func didLoad() {
        routeToLoggedOut()
    }

    func routeToLoggedOut() {
        detachLoggedOut()
        detachLoggedIn()
        let child = loggedOutBuilder.build(
            withListener: interactor,
            launching: interactor.gameToLaunch
        )
        loggedOut = child
        attachChild(child, shownBy: viewController)
    }

    func routeToLoggedIn(
        withPlayer1Name player1Name: String,
        player2Name: String
    ) -> any LoggedInActionableItem {
        detachLoggedOut()
        detachLoggedIn()
        let child = loggedInBuilder.build(
            withListener: interactor,
            player1Name: player1Name,
            player2Name: player2Name
        )
        loggedIn = child.router
        attachChild(child.router)
        return child.actionableItem
    }

    func detachLoggedOut() {
        guard let child = loggedOut else { return }
        loggedOut = nil
        detachChild(child, shownBy: viewController)
    }

    private func detachLoggedIn() {
        guard let child = loggedIn else { return }
        loggedIn = nil
        // LoggedIn takes away itself what it shows here.
        detachChild(child)
    }
}
