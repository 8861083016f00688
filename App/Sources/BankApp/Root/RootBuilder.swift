import RIBs
import SigningInterface

@MainActor
protocol RootDependency: Dependency {
    var signIn: any SignInInject { get }
}

/// Builds the root of the interactive bank.
final class RootBuilder: Builder<any RootDependency> {
    /// - Parameter place: The place to open once a customer has signed in; nil for none.
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
