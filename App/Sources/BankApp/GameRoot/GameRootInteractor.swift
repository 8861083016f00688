import BankConsole
import Console
import GameInterface
import RIBs

@MainActor
protocol GameRootRouting: ViewableRouting {
    /// Replaces the child with a new LoggedOut.
    func routeToLoggedOut()
    /// Replaces the child with LoggedIn.
    /// - Returns: The actionable item of LoggedIn, for a workflow; nil if LoggedIn logged the
    ///   players out at once and was replaced.
    func routeToLoggedIn(
        withPlayer1Name player1Name: String,
        player2Name: String
    ) -> (any LoggedInActionableItem)?
    func detachLoggedOut()
}

@MainActor
protocol GameRootPresentable: Presentable {
    var listener: (any GameRootPresentableListener)? { get set }
}

/// Follows links to games, such as URLs that an app is asked to open.
///
/// At a terminal, a session gets at most one link, when it starts.
@MainActor
protocol GameLinkHandler: AnyObject {
    /// Begins the game that a link names, and replaces the current game.
    ///
    /// Before two players have logged in, the link waits and replaces an earlier waiting link. The
    /// names already typed are kept.
    ///
    /// - Throws: `Failure` `link.game` for an unknown game; the current game then stays.
    func handle(_ link: GameLink) throws(Failure)
}

/// Switches between LoggedOut and LoggedIn, and keeps a link until two players have logged in.
final class GameRootInteractor: PresentableInteractor<any GameRootPresentable>,
    GameRootInteractable
{
    weak var listener: (any ChildListener)?

    /// The game of a link that waits until two players have logged in; nil if no link is waiting.
    private(set) var gameToLaunch: GameTitle?

    private let games: any GameInject
    private let warnings: Warnings
    private let loggedIn = MutableValueStream<(any LoggedInActionableItem)?>(nil)
    private var launching: Subscription?

    init(presenter: any GameRootPresentable, games: any GameInject, warnings: Warnings) {
        self.games = games
        self.warnings = warnings
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        if let gameToLaunch { launch(gameToLaunch) }
    }

    private var isLoggedIn: Bool { (loggedIn.value ?? nil) != nil }

    private func launch(_ game: GameTitle) {
        launching?.cancel()
        launching = LaunchGameWorkflow(game, warnings: warnings).subscribe(self)
            .disposeOnDeactivate(interactor: self)
    }
}

extension GameRootInteractor: GameLinkHandler {
    func handle(_ link: GameLink) throws(Failure) {
        let game = try link.title(among: games)
        if !isLoggedIn { gameToLaunch = game }
        // LoggedOut stays with the names typed there; the next one shows the game of the link.
        if isActive { launch(game) }
    }
}

extension GameRootInteractor: GameRootActionableItem {
    func waitForLogin() -> ValueStream<(any LoggedInActionableItem, Void)> {
        loggedIn.compactMap { loggedIn in loggedIn.map { ($0, ()) } }
    }
}

extension GameRootInteractor: LoggedOutPluginListener {
    func didLogin(withPlayer1Name player1Name: String, player2Name: String) {
        let actionableItem = router?.routeToLoggedIn(
            withPlayer1Name: player1Name,
            player2Name: player2Name
        )
        // Otherwise LoggedOut is shown again, and a link goes on waiting.
        guard let actionableItem else { return }
        gameToLaunch = nil
        loggedIn.send(actionableItem)
    }

    func loggedOutDidLeave() {
        router?.detachLoggedOut()
        listener?.childDidFinish(nil)
    }
}

extension GameRootInteractor: LoggedInPluginListener {
    func loggedInDidLogOut() {
        loggedIn.send(nil)
        router?.routeToLoggedOut()
    }
}

extension GameRootInteractor: GameRootPresentableListener {
    func leave() {
        listener?.childDidFinish(nil)
    }
}
