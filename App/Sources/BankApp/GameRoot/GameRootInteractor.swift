import BankConsole
import Console
import GameInterface
import RIBs

@MainActor
protocol GameRootRouting: ViewableRouting {
    /// Shows LoggedOut, a new one, in place of what there is.
    func routeToLoggedOut()
    /// Attaches LoggedIn in place of what there is.
    /// - Returns: What a workflow can have done with it; nil when it is gone already, because it has
    ///   logged out while it was built or attached.
    func routeToLoggedIn(
        withPlayer1Name player1Name: String,
        player2Name: String
    ) -> (any LoggedInActionableItem)?
    /// Takes LoggedOut away.
    func detachLoggedOut()
}

@MainActor
protocol GameRootPresentable: Presentable {
    var listener: (any GameRootPresentableListener)? { get set }
}

/// Who plays: goes from LoggedOut to LoggedIn and back, and has links wait in between.
final class GameRootInteractor: PresentableInteractor<any GameRootPresentable>,
    GameRootInteractable
{
    weak var router: (any GameRootRouting)?
    weak var listener: (any ChildListener)?

    /// What a link has asked for, until two have logged in.
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
        // A link that came earlier, and has waited since.
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
        // A LoggedOut that is shown stays, with what was typed there; the next one says what is launched.
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
        // LoggedOut is shown again otherwise, and a link that waits goes on waiting.
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
