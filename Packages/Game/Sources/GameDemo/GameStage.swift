package import Console
import DependencyContainer
import Game
package import GameInterface
package import RIBs
package import SigningInterface

/// Shows the games in a window, under a minimal root, for the demo and the tests.
@MainActor
package final class GameStage: LoggedOutPluginListener, LoggedInPluginListener {
    /// The window, which becomes empty when the player leaves LoggedOut.
    package let window = Window()
    package private(set) var loggedIn: (any Routing)?
    private var loggedOut: (any ViewableRouting)?
    private let view = ScreenViewController()
    private let root: LaunchRouter<Interactor, ScreenViewController>
    private let loggedOutBuilder: (any LoggedOutPluginBuildable)?
    private let loggedInBuilder: (any LoggedInPluginBuildable)?

    package init(
        scores: any ScoresInject,
        session: (any SignedInSession)?,
        verifyBuilderSource: VerifyBuilderSource
    ) throws {
        let component = StageComponent(view, scores, session, verifyBuilderSource)
        let plugins = try PluginManager(loading: [LoggedOutPlugin.self, LoggedInPlugin.self])
        loggedOutBuilder = plugins.plugin(loggedOutPlugin)?.init(dependency: component)
        loggedInBuilder = plugins.plugin(loggedInPlugin)?.init(dependency: component)
        root = LaunchRouter(interactor: Interactor(), viewController: view)
        root.launch(from: window)
        loggedInDidLogOut()
    }

    package func didLogin(withPlayer1Name player1Name: String, player2Name: String) {
        removeChild()
        loggedIn =
            loggedInBuilder?
            .build(withListener: self, player1Name: player1Name, player2Name: player2Name)
            .router
        if let loggedIn { root.attachChild(loggedIn) }
    }

    package func loggedInDidLogOut() {
        removeChild()
        loggedOut = loggedOutBuilder?.build(withListener: self, launching: nil)
        if let loggedOut { root.attachChild(loggedOut, shownBy: view) }
    }

    package func loggedOutDidLeave() {
        // The root's own screen is empty. Without it, the window becomes empty, too.
        view.dismiss(view)
        removeChild()
    }

    /// The root of the tree of RIBs.
    package var tree: any Routing { root }

    /// Detaches all RIBs, as at the end of the input.
    package func end() {
        loggedOutDidLeave()
        root.interactor.deactivate()
    }

    private func removeChild() {
        if let loggedOut { root.detachChild(loggedOut, shownBy: view) }
        if let loggedIn { root.detachChild(loggedIn) }
        (loggedOut, loggedIn) = (nil, nil)
    }
}

private final class StageComponent: LoggedOutPluginDependency, LoggedInPluginDependency {
    let loggedInViewController: any PresentingViewControllable
    let scores: any ScoresInject
    let signedInSession: (any SignedInSession)?
    let verifyBuilderSource: VerifyBuilderSource

    init(
        _ view: ScreenViewController,
        _ scores: any ScoresInject,
        _ session: (any SignedInSession)?,
        _ verifyBuilderSource: VerifyBuilderSource
    ) {
        loggedInViewController = view
        self.scores = scores
        signedInSession = session
        self.verifyBuilderSource = verifyBuilderSource
    }
}
