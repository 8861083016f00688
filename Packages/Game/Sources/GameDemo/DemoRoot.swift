import Console
import DependencyContainer
import GameInterface
import RIBs
import SigningInterface

/// What the demo's root has for the plug-ins: the scores, and a customer who can set them back.
package final class DemoRootDependency: EmptyComponent {
    let plugins: PluginManager
    let scores: any ScoresInject
    let session: (any SignedInSession)?
    let verifyBuilderSource: VerifyBuilderSource

    /// - Parameters:
    ///   - plugins: What was loaded.
    ///   - scores: Where scores are kept.
    ///   - session: Who is signed in; nil for nobody.
    ///   - verifyBuilderSource: Where Verify comes from.
    package init(
        plugins: PluginManager,
        scores: any ScoresInject,
        session: (any SignedInSession)?,
        verifyBuilderSource: VerifyBuilderSource
    ) {
        self.plugins = plugins
        self.scores = scores
        self.session = session
        self.verifyBuilderSource = verifyBuilderSource
    }
}

/// The scope of the demo's root, and what LoggedOut and LoggedIn need of it.
private final class DemoRootComponent: Component<DemoRootDependency>, LoggedOutPluginDependency,
    LoggedInPluginDependency
{
    let loggedInViewController: any LoggedInPluginViewControllable

    init(dependency: DemoRootDependency, view: DemoRootViewController) {
        loggedInViewController = view
        super.init(dependency: dependency)
    }

    var scores: any ScoresInject { dependency.scores }
    var signedInSession: (any SignedInSession)? { dependency.session }
    var verifyBuilderSource: VerifyBuilderSource { dependency.verifyBuilderSource }
}

/// Builds the smallest root that the plug-ins can be played under.
final class DemoRootBuilder: Builder<DemoRootDependency> {
    func build() -> DemoRootRouter {
        let viewController = DemoRootViewController()
        let component = DemoRootComponent(dependency: dependency, view: viewController)
        let interactor = DemoRootInteractor()
        let router = DemoRootRouter(
            interactor: interactor,
            viewController: viewController,
            loggedOutBuilder: dependency.plugins.plugin(loggedOutPlugin)?.init(
                dependency: component
            ),
            loggedInBuilder: dependency.plugins.plugin(loggedInPlugin)?.init(dependency: component)
        )
        interactor.router = router
        return router
    }
}

/// The view in which LoggedIn shows those of its children.
final class DemoRootViewController: ScreenViewController, LoggedInPluginViewControllable {}

/// Lets two log in, and out again.
final class DemoRootInteractor: Interactor, LoggedOutPluginListener, LoggedInPluginListener {
    weak var router: DemoRootRouter?

    func didLogin(withPlayer1Name player1Name: String, player2Name: String) {
        router?.routeToLoggedIn(withPlayer1Name: player1Name, player2Name: player2Name)
    }

    func loggedOutDidLeave() {
        router?.leave()
    }

    func loggedInDidLogOut() {
        router?.routeToLoggedOut()
    }
}

/// Shows LoggedOut, or has LoggedIn show its children.
final class DemoRootRouter: LaunchRouter<DemoRootInteractor, DemoRootViewController> {
    private let loggedOutBuilder: (any LoggedOutPluginBuildable)?
    private let loggedInBuilder: (any LoggedInPluginBuildable)?
    private(set) var loggedIn: (router: any Routing, actionableItem: any LoggedInActionableItem)?
    private var loggedOut: (any ViewableRouting)?

    init(
        interactor: DemoRootInteractor,
        viewController: DemoRootViewController,
        loggedOutBuilder: (any LoggedOutPluginBuildable)?,
        loggedInBuilder: (any LoggedInPluginBuildable)?
    ) {
        self.loggedOutBuilder = loggedOutBuilder
        self.loggedInBuilder = loggedInBuilder
        super.init(interactor: interactor, viewController: viewController)
    }

    override func didLoad() {
        routeToLoggedOut()
    }

    func routeToLoggedOut() {
        detachChildren()
        guard
            let child = loggedOutBuilder?.build(withListener: interactor, launching: nil)
        else { return }
        loggedOut = child
        attachChild(child, shownBy: viewController)
    }

    func routeToLoggedIn(withPlayer1Name player1Name: String, player2Name: String) {
        detachChildren()
        guard
            let child = loggedInBuilder?.build(
                withListener: interactor,
                player1Name: player1Name,
                player2Name: player2Name
            )
        else { return }
        loggedIn = child
        attachChild(child.router)
    }

    func leave() {
        // With the root's own screen, which has nothing to show: the window is empty.
        viewController.dismiss(viewController)
        detachChildren()
    }

    private func detachChildren() {
        if let child = loggedOut { detachChild(child, shownBy: viewController) }
        if let child = loggedIn { detachChild(child.router) }
        loggedOut = nil
        loggedIn = nil
    }
}
