import GameInterface
import RIBs
import SigningInterface

/// The plug-in's dependency and listener, as LoggedIn wants them.
///
/// LoggedIn holds its listener weakly, and its dependency for as long as it lives: this is both.
final class LoggedInPluginComponent: Component<any LoggedInPluginDependency>, LoggedInDependency {
    let loggedInViewController: any LoggedInViewControllable
    private weak var listener: (any LoggedInPluginListener)?

    init(dependency: any LoggedInPluginDependency, listener: any LoggedInPluginListener) {
        loggedInViewController = LoggedInViewAdapter(dependency.loggedInViewController)
        self.listener = listener
        super.init(dependency: dependency)
    }

    var scores: any ScoresInject { dependency.scores }
    var signedInSession: (any SignedInSession)? { dependency.signedInSession }
    var verifyBuilderSource: VerifyBuilderSource { dependency.verifyBuilderSource }
}

extension LoggedInPluginComponent: LoggedInListener {
    func loggedInDidLogOut() {
        listener?.loggedInDidLogOut()
    }
}

/// The view of who attaches the plug-in, as LoggedIn wants it.
private final class LoggedInViewAdapter: LoggedInViewControllable {
    private let view: any LoggedInPluginViewControllable

    init(_ view: any LoggedInPluginViewControllable) {
        self.view = view
    }

    var isShown: Bool { view.isShown }

    func present(_ viewController: any ViewControllable) {
        view.present(viewController)
    }

    func dismiss(_ viewController: any ViewControllable) {
        view.dismiss(viewController)
    }
}
