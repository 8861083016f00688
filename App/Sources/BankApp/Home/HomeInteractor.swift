import BankConsole
import Bookkeeping
import CardInterface
import Console
import DemandDepositInterface
import DependencyContainer
import RIBs
import SafeBoxInterface
import SigningInterface

@MainActor
protocol HomeRouting: ViewableRouting {
    /// Shows what an entry opens, in place of what is shown.
    func attach(plugin: HomeEntry, listener: any ChildListener) throws
    /// Shows what a link leads to, in place of what is shown.
    func attach(place: LinkedPlace, listener: any LinkedScreenListener) throws
    /// Takes away what is shown above Home.
    func detachShown()
}

@MainActor
protocol HomePresentable: ScreenPresentable {
    var listener: (any HomePresentableListener)? { get set }
    func show(_ state: HomeState)
}

/// What the screen shows.
struct HomeState: Sendable {
    /// nil while it is being looked up.
    var customerName: String?
    var entries: [Entry]
    var notice: Notice?

    struct Entry: Sendable {
        let id: String
        let title: String
    }
}

/// Leads to what the features have to show, and out again.
final class HomeInteractor: PresentableInteractor<any HomePresentable>, HomeInteractable {
    weak var router: (any HomeRouting)?
    weak var listener: (any SignedInListener)?

    private let customer: CustomerID
    private let customers: any CustomerInject
    private let plugins: [HomeEntry]
    private var state: HomeState

    init(
        presenter: any HomePresentable,
        customer: CustomerID,
        customers: any CustomerInject,
        plugins: [HomeEntry]
    ) {
        self.customer = customer
        self.customers = customers
        self.plugins = plugins
        state = HomeState(entries: plugins.map { HomeState.Entry(id: $0.id, title: $0.title) })
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        presenter.show(state)
        work(on: presenter) { [weak self] in await self?.lookUpName() }
    }

    private func lookUpName() async {
        do {
            state.customerName = try await customers.customer(customer).name
        } catch {
            state.notice = .problem(error)
        }
        if isActive { presenter.show(state) }
    }

    private func attach(_ body: (any HomeRouting) throws -> Void) {
        guard let router else { return }
        state.notice = nil
        do {
            try body(router)
        } catch {
            state.notice = .problem(error)
        }
        presenter.show(state)
    }
}

extension HomeInteractor: HomePresentableListener {
    func open(entry id: String) {
        guard let plugin = plugins.first(where: { $0.id == id }) else { return }
        attach { try $0.attach(plugin: plugin, listener: self) }
    }

    func signOut() {
        listener?.signedInDidSignOut()
    }
}

extension HomeInteractor: HomeActionableItem {
    func open(_ place: LinkedPlace) -> ValueStream<(any HomeActionableItem, Void)> {
        attach { try $0.attach(place: place, listener: self) }
        return .just((self, ()))
    }
}

extension HomeInteractor: ChildListener, ManagementCardListener,
    ManagementDemandDepositListener, ManagementSafeBoxListener
{
    func childDidFinish(_ notice: Notice?) { router?.detachShown() }
    func managementCardDidLeave() { router?.detachShown() }
    func managementDemandDepositDidLeave() { router?.detachShown() }
    func managementSafeBoxDidLeave() { router?.detachShown() }
}
