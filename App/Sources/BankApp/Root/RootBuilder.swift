import RIBs
import SigningInterface

/// What Root needs.
@MainActor
protocol RootDependency: Dependency {
    /// Has customers sign in.
    var signIn: any SignInInject { get }
}

/// Builds the root of the interactive bank.
final class RootBuilder: Builder<any RootDependency> {
    /// - Parameter place: Where a link leads, once a customer has signed in; nil without a link.
    func build(openingFirst place: LinkedPlace?) -> RootRouter {
        let viewController = RootViewController()
        let interactor = RootInteractor(presenter: viewController, place: place)
        return RootRouter(
            interactor: interactor,
            viewController: viewController,
            signIn: dependency.signIn
        )
    }
}
