import BankConsole
import Console
import DependencyContainer
import GameInterface
import RIBs
import SigningInterface

/// What the root of the game needs.
@MainActor
protocol GameRootDependency: Dependency {
    /// Asked for LoggedOut and LoggedIn.
    var plugins: PluginManager { get }
    /// The games that a link can name.
    var game: any GameInject { get }
    /// Where the scores are kept.
    var scores: any ScoresInject { get }
    /// Who is signed in to the bank; nil when nobody is.
    var signedInSession: (any SignedInSession)? { get }
    /// Where Verify comes from.
    var verifyBuilderSource: VerifyBuilderSource { get }
    /// Where it is told that a link could not be followed.
    var warnings: Warnings { get }
}

/// Its scope. What LoggedOut and LoggedIn need of it stands in an extension for each.
final class GameRootComponent: Component<any GameRootDependency> {
    let gameRootViewController: GameRootViewController

    init(dependency: any GameRootDependency, gameRootViewController: GameRootViewController) {
        self.gameRootViewController = gameRootViewController
        super.init(dependency: dependency)
    }
}

@MainActor
protocol GameRootBuildable: Buildable {
    func build(
        withListener listener: any ChildListener
    ) throws(Failure) -> (launchRouter: any LaunchRouting, linkHandler: any GameLinkHandler)
}

/// Builds the root of the game: Root, in the tutorials. It knows LoggedOut and LoggedIn by their ids alone.
final class GameRootBuilder: Builder<any GameRootDependency>, GameRootBuildable {
    /// - Parameter listener: Learns that the person leaves; held weakly.
    /// - Returns: The router, to be launched or attached, and who takes links, also before that.
    /// - Throws: `Failure` `game.plugin` where a plug-in is not there.
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
