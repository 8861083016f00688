import BankConsole
import Bookkeeping
import CardInterface
import Console
import DemandDepositInterface
import DependencyContainer
import LedgerInterface
import RIBs
import SafeBoxInterface
import SigningInterface

@MainActor
protocol HomeRouting: PresentingRouting {
    /// Presents the screen of an entry, and dismisses the screen presented before.
    func attach(_ entry: HomeEntry, listener: any ChildListener) throws
    /// Presents the screen that a link names, and dismisses the screen presented before.
    func attach(_ place: LinkedPlace, listener: any LinkedScreenListener) throws
    /// Shows a question for the password over all screens, which stay attached; does nothing if
    /// the screens are locked already.
    func attachLock(_ lock: any ViewableRouting)
    func detachLock()
}

/// The steps that a workflow can take at Home, while a customer is signed in.
@MainActor
protocol HomeActionableItem: AnyObject {
    /// Opens the screen that a link names.
    func open(_ place: LinkedPlace) -> ValueStream<(any HomeActionableItem, Void)>
    /// Dismisses all screens above Home.
    func comeHome()
    /// Hides all screens until the customer has typed the password.
    func lock()
}

@MainActor
protocol HomePresentable: ScreenPresentable {
    var listener: (any HomePresentableListener)? { get set }
    func show(_ state: HomeState)
}

struct HomeState: Sendable {
    /// The customer's name; nil until it is loaded.
    var customerName: String?
    /// The business date; nil until it is loaded.
    var businessDate: BusinessDate?
    let entries: [HomeEntry]
    /// The content of each entry by the entry's id, or the error that prevented its loading.
    var contents: [ScreenAction.ID: Result<HomeContent, any Error>] = [:]
    var notice: Notice?

    /// All entries that can be opened: first the entries inside the features' panels, then the
    /// features' own entries.
    var opened: [HomeEntry] {
        let inPanels = loaded.flatMap { content in
            (try? content.get())?.entries ?? []
        }
        return inPanels + entries.filter { $0.content != nil }
            + entries.filter { $0.content == nil }
    }

    /// The loaded content, in the order of the entries.
    fileprivate var loaded: [Result<HomeContent, any Error>] {
        entries.compactMap { contents[$0.action.id] }
    }

    /// The panels of the features; a feature whose content cannot be loaded has a panel with the
    /// error.
    var panels: [Panel] {
        entries.flatMap { entry -> [Panel] in
            switch contents[entry.action.id] {
            case .success(let content): content.panels
            case .failure(let error):
                [
                    Panel(
                        entry.action.label,
                        role: .negative,
                        blocks: [.text(Notice.problem(error)?.text ?? "")]
                    )
                ]
            case nil: []
            }
        }
    }

    /// The headline of the first feature that has a headline, with the business date beside it.
    var headline: Headline? {
        let date = businessDate?.description ?? ""
        let first = loaded.lazy.compactMap { (try? $0.get())?.headline }.first
        guard let first else { return date.isEmpty ? nil : Headline("Business date", date) }
        let detail = [first.detail, date].filter { !$0.isEmpty }.joined(separator: "  ")
        return Headline(first.name, first.value, detail: detail, role: first.role)
    }
}

/// Opens the features' entries and the screens of links, and signs the customer out.
final class HomeInteractor: PresentableInteractor<any HomePresentable>, HomeInteractable {
    weak var listener: (any SignedInListener)?

    private let customer: CustomerID
    private let customers: any CustomerInject
    private let ledger: any Ledger
    private let verify: any VerifyInject
    private var state: HomeState

    init(
        presenter: any HomePresentable,
        customer: CustomerID,
        customers: any CustomerInject,
        ledger: any Ledger,
        entries: [HomeEntry],
        verify: any VerifyInject
    ) {
        self.customer = customer
        self.customers = customers
        self.ledger = ledger
        self.verify = verify
        state = HomeState(entries: entries)
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        presenter.show(state)
        reload()
    }

    override func willResignActive() {
        router?.detachLock()
    }

    /// Loads the content of Home and shows it; until then, Home is shown without content.
    func reload() {
        work(on: presenter) { [weak self] in await self?.load() }
    }

    private func load() async {
        do {
            state.customerName = try await customers.customer(customer).name
            state.businessDate = try await ledger.businessDate()
        } catch {
            state.notice = .problem(error)
        }
        for entry in state.entries {
            guard let content = entry.content else { continue }
            do {
                state.contents[entry.action.id] = .success(try await content())
            } catch {
                state.contents[entry.action.id] = .failure(error)
            }
        }
        if isActive { presenter.show(state) }
    }

    private func dismissChild(_ notice: Notice? = nil) {
        router?.dismissChild()
        state.notice = notice
        presenter.show(state)
        reload()
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
    func open(_ id: ScreenAction.ID) {
        guard let entry = state.opened.first(where: { $0.action.id == id }) else { return }
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

    func comeHome() { dismissChild() }

    func lock() {
        guard isActive else { return }
        let movement = Movement(
            customer: customer,
            from: AccountID(""),
            to: AccountID(""),
            amount: .zero,
            purpose: .sessionUnlocking,
            idempotencyID: .random(),
            digest: .zero
        )
        let preview = MovementPreview(
            title: "Locked",
            about: MovementPreview.Detail("Customer", customer.rawValue)
        )
        router?.attachLock(verify.router(signing: movement, preview: preview, listener: self))
    }

}

extension HomeInteractor: VerifyListener {
    func verifyDidFinish(with result: VerifyResult) {
        router?.detachLock()
        if case .signed = result { return }
        signOut()
    }
}

extension HomeInteractor: ChildListener, ManagementCardListener,
    ManagementDemandDepositListener, ManagementSafeBoxListener
{
    func childDidFinish(_ notice: Notice?) { dismissChild(notice) }
    func managementCardDidLeave() { dismissChild() }
    func managementDemandDepositDidLeave() { dismissChild() }
    func managementSafeBoxDidLeave() { dismissChild() }
}
