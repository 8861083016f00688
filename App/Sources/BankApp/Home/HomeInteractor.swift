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
protocol HomeRouting: PresentingRouting {
    /// Presents the RIB of an entry and dismisses the child presented before.
    func attach(_ entry: HomeEntry, listener: any ChildListener) throws
    /// Presents the screen of a link's place and dismisses the child presented before.
    func attach(_ place: LinkedPlace, listener: any LinkedScreenListener) throws
}

/// The steps that a workflow takes at Home, while a customer is signed in.
@MainActor
protocol HomeActionableItem: AnyObject {
    /// Opens the place of a link.
    func open(_ place: LinkedPlace) -> ValueStream<(any HomeActionableItem, Void)>
}

@MainActor
protocol HomePresentable: ScreenPresentable {
    var listener: (any HomePresentableListener)? { get set }
    func show(_ state: HomeState)
}

struct HomeState: Sendable {
    /// The customer's name; nil until it is found.
    var customerName: String?
    var entries: [Entry]
    var notice: Notice?

    struct Entry: Sendable {
        let id: String
        let title: String
    }
}

/// Opens the entries of the features and the places of links, and signs the customer out.
final class HomeInteractor: PresentableInteractor<any HomePresentable>, HomeInteractable {
    weak var listener: (any SignedInListener)?

    private let customer: CustomerID
    private let customers: any CustomerInject
    private let entries: [HomeEntry]
    private var state: HomeState

    init(
        presenter: any HomePresentable,
        customer: CustomerID,
        customers: any CustomerInject,
        entries: [HomeEntry]
    ) {
        self.customer = customer
        self.customers = customers
        self.entries = entries
        state = HomeState(entries: entries.map { HomeState.Entry(id: $0.id, title: $0.title) })
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        presenter.show(state)
        work(on: presenter) { [weak self] in await self?.findName() }
    }

    private func findName() async {
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
        guard let entry = entries.first(where: { $0.id == id }) else { return }
        attach { try $0.attach(entry, listener: self) }
    }

    func signOut() {
        listener?.signedInDidSignOut()
    }
}

extension HomeInteractor: HomeActionableItem {
    func open(_ place: LinkedPlace) -> ValueStream<(any HomeActionableItem, Void)> {
        attach { try $0.attach(place, listener: self) }
        return .just((self, ()))
    }
}

extension HomeInteractor: ChildListener, ManagementCardListener,
    ManagementDemandDepositListener, ManagementSafeBoxListener
{
    func childDidFinish(_ notice: Notice?) { router?.dismissChild() }
    func managementCardDidLeave() { router?.dismissChild() }
    func managementDemandDepositDidLeave() { router?.dismissChild() }
    func managementSafeBoxDidLeave() { router?.dismissChild() }
}
