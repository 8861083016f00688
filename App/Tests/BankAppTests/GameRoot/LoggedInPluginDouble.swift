import Console
import DependencyContainer
import GameInterface
import RIBs
import RIBsTesting

@testable import BankApp

/// Builds a LoggedIn that shows OffGame, and a game when it is to launch one, as screens and no
/// more.
final class LoggedInPluginDouble:
    RecordingBuilder<any LoggedInPluginListener, LoggedInPluginDouble.Product>,
    LoggedInPluginBuildable
{
    typealias Product = (router: any Routing, actionableItem: any LoggedInActionableItem)

    /// What was built last.
    private(set) var built: Product?

    /// Runs while one is built.
    var onBuilding: @MainActor () -> Void = {}

    /// Runs when one that was built then has become active.
    var onBecomingActive: @MainActor () -> Void = {}

    /// - Parameters:
    ///   - view: Where what is built shows its screens; nil for nowhere.
    ///   - games: The games that it knows.
    init(
        log: CallLog,
        view: (any LoggedInPluginViewControllable)? = nil,
        knowing games: [GameTitle] = FakeGames().games
    ) {
        super.init("LoggedInBuilder", log: log) {
            let interactor = LoggedInDouble(log: log, view: view, knowing: games)
            return (RecordingRouter("LoggedIn", interactor: interactor, log: log), interactor)
        }
    }

    /// On a stage it can be found there.
    required convenience init(dependency: any LoggedInPluginDependency) {
        let stage = GameStageDependency.behind(dependency)
        self.init(
            log: stage?.log ?? CallLog(),
            view: dependency.loggedInViewController,
            knowing: stage?.gamesOfLoggedIn ?? FakeGames().games
        )
        stage?.loggedIn = self
    }

    func build(
        withListener listener: any LoggedInPluginListener,
        player1Name: String,
        player2Name: String
    ) -> Product {
        let product = product(
            for: listener,
            call: "build(player1Name: \(player1Name), player2Name: \(player2Name))"
        )
        built = product
        (product.actionableItem as? LoggedInDouble)?.onBecomingActive = onBecomingActive
        onBuilding()
        return product
    }

    /// Lets go of what was built last, which only the tree is to hold.
    func forget() {
        built = nil
    }

    enum Loader: Plugin {
        static let id = loggedInPlugin
        static func load() -> (any LoggedInPluginBuildable.Type)? { LoggedInPluginDouble.self }
    }
}

/// The interactor of that LoggedIn. It cleans up its view when it resigns, as LoggedIn does.
private final class LoggedInDouble: RecordingInteractor, LoggedInActionableItem {
    private let view: (any LoggedInPluginViewControllable)?
    private let games: [GameTitle]
    private var shown: ScreenViewController?

    init(log: CallLog, view: (any LoggedInPluginViewControllable)?, knowing games: [GameTitle]) {
        self.view = view
        self.games = games
        super.init("LoggedIn", log: log)
    }

    override func didBecomeActive() {
        show("OffGame")
        super.didBecomeActive()
    }

    override func willResignActive() {
        super.willResignActive()
        hide()
    }

    func launchGame(
        with id: String?
    ) throws -> ValueStream<(any LoggedInActionableItem, Void)> {
        record("launchGame(\(id ?? "nil"))")
        guard let game = games.first(where: { $0.id == id }) else {
            throw UnknownGameError(id: id, known: games)
        }
        show(game.name)
        return .just((self, ()))
    }

    private func show(_ title: String) {
        hide()
        let screen = ScreenViewController(screen: Screen(title))
        shown = screen
        view?.present(screen)
    }

    private func hide() {
        if let shown { view?.dismiss(shown) }
        shown = nil
    }
}
