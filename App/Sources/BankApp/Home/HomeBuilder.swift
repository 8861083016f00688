import BankConsole
import CardInterface
import DemandDepositInterface
import DependencyContainer
import RIBs
import SafeBoxInterface
import SigningInterface

/// What Home needs.
@MainActor
protocol HomeDependency: Dependency {
    /// Who is signed in.
    var signedInSession: any SignedInSession { get }
    /// Who knows the customer's name.
    var customers: any CustomerInject { get }
    /// What the features have to show.
    var homeEntries: [HomeEntry] { get }
    /// The screens that a link may lead to.
    var linkedScreens: LinkedScreens { get }
}

@MainActor
protocol HomeBuildable: Buildable {
    func build(withListener listener: any SignedInListener) -> any ViewableRouting
}

/// Builds Home: what a customer sees after signing in.
final class HomeBuilder: Builder<any HomeDependency>, HomeBuildable {
    func build(withListener listener: any SignedInListener) -> any ViewableRouting {
        let viewController = HomeViewController()
        let interactor = HomeInteractor(
            presenter: viewController,
            customer: dependency.signedInSession.customer,
            customers: dependency.customers,
            plugins: dependency.homeEntries
        )
        interactor.listener = listener
        return HomeRouter(
            interactor: interactor,
            viewController: viewController,
            screens: dependency.linkedScreens
        )
    }
}
