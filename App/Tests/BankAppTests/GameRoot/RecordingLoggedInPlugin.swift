import BankConsoleTesting
import GameInterface

@testable import BankApp

/// Builds a fake LoggedIn, which shows only the titles of OffGame and of a launched game.
final class RecordingLoggedInPlugin:
    RecordingBuilder<any LoggedInPluginListener, RecordingLoggedInPlugin.Product>,
    LoggedInPluginBuildable
{
    typealias Product = (router: any Routing, actionableItem: any LoggedInActionableItem)

    /// The router of the latest product, while the tree of RIBs holds it.
    private(set) weak var builtRouter: (any Routing)?

    /// The actionable item of the latest product, while the tree of RIBs holds it.
    private(set) weak var builtItem: (any LoggedInActionableItem)?

    /// Runs while LoggedIn is built.
    var onBuilding: @MainActor () -> Void = {}

    /// Runs when a LoggedIn that is built afterwards has become active.
    var onBecomingActive: @MainActor () -> Void = {}

    /// - Parameters:
    ///   - log: Records the calls.
    ///   - view: Presents the screens of LoggedIn; nil to show none.
    ///   - games: The games that LoggedIn knows.
    init(
        log: CallLog,
        view: (any PresentingViewControllable)? = nil,
        knowing games: [GameTitle] = FakeGames().games
    ) {
        super.init("LoggedInBuilder", log: log) {
            let interactor = FakeLoggedIn(log: log, view: view, knowing: games)
            return (RecordingRouter("LoggedIn", interactor: interactor, log: log), interactor)
        }
    }

    /// Registers the plug-in with the test that GameRoot belongs to.
    required convenience init(dependency: any LoggedInPluginDependency) {
        let test = TestGameRootDependency.behind(dependency)
        self.init(
            log: test?.log ?? CallLog(),
            view: dependency.loggedInViewController,
            knowing: test?.gamesOfLoggedIn ?? FakeGames().games
        )
        test?.loggedIn = self
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
        builtRouter = product.router
        builtItem = product.actionableItem
        (product.actionableItem as? FakeLoggedIn)?.onBecomingActive = onBecomingActive
        onBuilding()
        return product
    }

    enum Loader: Plugin {
        static let id = loggedInPlugin
        static func load() -> (any LoggedInPluginBuildable.Type)? { RecordingLoggedInPlugin.self }
    }
}

/// Dismisses its screen when it resigns, as LoggedIn does.
private final class FakeLoggedIn: RecordingInteractor, LoggedInActionableItem {
    private let view: (any PresentingViewControllable)?
    private let games: [GameTitle]
    private var shown: ScreenViewController?

    init(log: CallLog, view: (any PresentingViewControllable)?, knowing games: [GameTitle]) {
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
