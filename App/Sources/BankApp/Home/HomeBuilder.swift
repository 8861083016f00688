import BankConsole
import CardInterface
import DemandDepositInterface
import DependencyContainer
import LedgerInterface
import RIBs
import SafeBoxInterface
import SigningInterface

@MainActor
protocol HomeDependency: Dependency {
    /// The session of the customer who is signed in.
    var signedInSession: any SignedInSession { get }
    /// The service that finds the customer's name.
    var customers: any CustomerInject { get }
    /// The book, from which the business date is read.
    var ledger: any Ledger { get }
    /// The entries that the features contribute to Home, in the order of their display.
    var homeEntries: [HomeEntry] { get }
    /// The screens that a link can open.
    var linkedScreens: LinkedScreens { get }
    /// Verify, which asks for the password while the session is locked.
    var verify: any VerifyInject { get }
}

/// Builds Home, the first screen after signing in.
final class HomeBuilder: Builder<any HomeDependency> {
    func build(withListener listener: any SignedInListener) -> any ViewableRouting {
        let viewController = HomeViewController()
        let interactor = HomeInteractor(
            presenter: viewController,
            customer: dependency.signedInSession.customer,
            customers: dependency.customers,
            ledger: dependency.ledger,
            entries: dependency.homeEntries,
            verify: dependency.verify
        )
        interactor.listener = listener
        return HomeRouter(
            interactor: interactor,
            viewController: viewController,
            builders: dependency.linkedScreens
        )
    }
}
