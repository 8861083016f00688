import DependencyContainer
import RIBs
import SigningInterface

@MainActor
protocol RootDependency: Dependency {
    var signIn: any SignInInject { get }
    var customers: any CustomerInject { get }
    /// The game on screens, which can be played without signing in.
    var game: Lazy<InteractiveGame?> { get }
}

/// Builds the root of the interactive bank.
final class RootBuilder: Builder<any RootDependency> {
    /// - Parameter place: The screen to open after a customer has signed in; nil for Home.
    func build(openingFirst place: LinkedPlace?) -> RootRouter {
        let viewController = RootViewController()
        let interactor = RootInteractor(
            presenter: viewController,
            customers: dependency.customers,
            place: place
        )
        return RootRouter(
            interactor: interactor,
            viewController: viewController,
            signIn: dependency.signIn,
            game: dependency.game
        )
    }
}
