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
protocol GameRootViewControllable: PresentingViewControllable, LoggedInPluginViewControllable {}

/// The root of the game: has either LoggedOut or LoggedIn. `bank game` launches it, and Home attaches
/// it.
final class GameRootRouter: LaunchRouter<any GameRootInteractable, any GameRootViewControllable>,
    GameRootRouting
{
    private let loggedOutBuilder: any LoggedOutPluginBuildable
    private let loggedInBuilder: any LoggedInPluginBuildable
    private var loggedOut: (any ViewableRouting)?
    private var loggedIn: (any Routing)?
    /// How often it has gone anywhere: a plug-in that tells its listener while it is built, or as it
    /// is attached, has led elsewhere by then.
    private var ways = 0

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
        let way = beginWay()
        let child = loggedOutBuilder.build(
            withListener: interactor,
            launching: interactor.gameToLaunch
        )
        guard way == ways else { return }
        loggedOut = child
        attachChild(child, shownBy: viewController)
    }

    func routeToLoggedIn(
        withPlayer1Name player1Name: String,
        player2Name: String
    ) -> (any LoggedInActionableItem)? {
        let way = beginWay()
        let child = loggedInBuilder.build(
            withListener: interactor,
            player1Name: player1Name,
            player2Name: player2Name
        )
        guard way == ways else { return nil }
        loggedIn = child.router
        attachChild(child.router)
        return way == ways ? child.actionableItem : nil
    }

    func detachLoggedOut() {
        ways += 1
        takeAwayLoggedOut()
    }

    /// Takes away what there is.
    /// - Returns: The number of the way, which is `ways` until it goes elsewhere.
    private func beginWay() -> Int {
        ways += 1
        let way = ways
        takeAwayLoggedOut()
        takeAwayLoggedIn()
        return way
    }

    private func takeAwayLoggedOut() {
        guard let child = loggedOut else { return }
        loggedOut = nil
        detachChild(child, shownBy: viewController)
    }

    private func takeAwayLoggedIn() {
        guard let child = loggedIn else { return }
        loggedIn = nil
        // LoggedIn takes away itself what it shows here.
        detachChild(child)
    }
}
