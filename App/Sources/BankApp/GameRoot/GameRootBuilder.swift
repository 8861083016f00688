import BankConsole
import Console
import DependencyContainer
import GameInterface
import RIBs
import SigningInterface

@MainActor
protocol GameRootDependency: Dependency {
    /// The loaded plug-ins, which may include LoggedOut and LoggedIn.
    var plugins: PluginManager { get }
    /// The games that a link can begin.
    var game: any GameInject { get }
    var scores: any ScoresInject { get }
    /// The session of the customer who is signed in to the bank; nil if no customer is signed in.
    var signedInSession: (any SignedInSession)? { get }
    var verifyBuilderSource: VerifyBuilderSource { get }
    /// Shows a warning if a link to a game could not be followed.
    var warnings: Warnings { get }
}

final class GameRootComponent: Component<any GameRootDependency> {
    let gameRootViewController: GameRootViewController

    init(dependency: any GameRootDependency, gameRootViewController: GameRootViewController) {
        self.gameRootViewController = gameRootViewController
        super.init(dependency: dependency)
    }
}

// As in the tutorials, LoggedOut needs nothing.
extension GameRootComponent: LoggedOutPluginDependency {}

/// Lets LoggedIn, which has no view, show its children in the view of GameRoot.
extension GameRootComponent: LoggedInPluginDependency {
    var loggedInViewController: any PresentingViewControllable { gameRootViewController }
    var scores: any ScoresInject { dependency.scores }
    var signedInSession: (any SignedInSession)? { dependency.signedInSession }
    var verifyBuilderSource: VerifyBuilderSource { dependency.verifyBuilderSource }
}

/// Builds the root of the game, which is named Root in the tutorials.
///
/// The builder knows LoggedOut and LoggedIn only by their plug-in ids.
final class GameRootBuilder: Builder<any GameRootDependency> {
    /// - Parameter listener: The listener to notify when the player leaves; not retained.
    /// - Returns: The router to launch or attach, and the handler of links.
    /// - Throws: `Failure` `game.plugin` for a missing plug-in.
    func build(
        withListener listener: any ChildListener
    ) throws(Failure) -> (launchRouter: any LaunchRouting, linkHandler: any GameLinkHandler) {
        let plugins = try GamePlugins(dependency.plugins)
        let viewController = GameRootViewController()
        let component = GameRootComponent(
            dependency: dependency,
            gameRootViewController: viewController
        )
        let interactor = GameRootInteractor(
            presenter: viewController,
            games: dependency.game,
            warnings: dependency.warnings
        )
        interactor.listener = listener
        let router = GameRootRouter(
            interactor: interactor,
            viewController: viewController,
            loggedOutBuilder: plugins.loggedOut.init(dependency: component),
            loggedInBuilder: plugins.loggedIn.init(dependency: component)
        )
        return (router, interactor)
    }
}
