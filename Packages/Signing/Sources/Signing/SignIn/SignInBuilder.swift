import Bookkeeping
import DependencyContainer
import RIBs
import SigningInterface

/// What SignIn needs.
@MainActor
protocol SignInDependency: Dependency {
    var signing: SigningServices { get }
    /// Opens the time that a customer is signed in.
    var signedIn: ScopeOpener<CustomerID, any SignedInInject> { get }
}

@MainActor
protocol SignInBuildable: Buildable {
    func build(withListener listener: any SignInListener) -> any ViewableRouting
}

/// Builds SignIn: the person chooses a customer, and proves to be that one with the password.
final class SignInBuilder: Builder<any SignInDependency>, SignInBuildable {
    func build(withListener listener: any SignInListener) -> any ViewableRouting {
        let viewController = SignInViewController()
        let interactor = SignInInteractor(
            presenter: viewController,
            signing: dependency.signing,
            signedIn: dependency.signedIn
        )
        interactor.listener = listener
        return ViewableRouter<SignInInteractor, SignInViewController>(
            interactor: interactor,
            viewController: viewController
        )
    }
}
