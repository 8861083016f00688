import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface
import RIBs
import SafeBoxInterface

@MainActor
protocol SafeBoxListRouting: ViewableRouting {
    func attachManagement(of account: AccountNumber, listener: any ManagementSafeBoxListener)
    /// Takes away the box that is shown.
    func detachShown()
}

@MainActor
protocol SafeBoxListPresentable: ScreenPresentable {
    var listener: (any SafeBoxListPresentableListener)? { get set }
    func show(_ state: SafeBoxListState)
}

/// What the screen shows.
struct SafeBoxListState: Sendable {
    /// An account, and what its box holds; nil for an account without a box.
    struct Entry: Sendable {
        let account: DemandDepositAccount
        let balance: Money?
    }

    /// nil while the accounts are being looked up.
    var entries: [Entry]?
    var problem: Notice?
}

/// Shows the customer's accounts with their boxes, and opens the one that is chosen.
final class SafeBoxListInteractor: PresentableInteractor<any SafeBoxListPresentable>,
    SafeBoxListInteractable
{
    weak var router: (any SafeBoxListRouting)?
    weak var listener: (any HomePluginListener)?

    private let service: SafeBoxService
    private let customer: CustomerID
    private var state = SafeBoxListState()

    init(
        presenter: any SafeBoxListPresentable,
        service: SafeBoxService,
        customer: CustomerID
    ) {
        self.service = service
        self.customer = customer
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        presenter.show(state)
        reload()
    }

    private func reload() {
        work(on: presenter) { [weak self] in await self?.look() }
    }

    private func look() async {
        do {
            var entries: [SafeBoxListState.Entry] = []
            for account in try await service.accounts.accounts(ownedBy: customer) {
                let box = try await service.directory.box(linkedTo: account.id)
                entries.append(SafeBoxListState.Entry(account: account, balance: box?.balance))
            }
            state.entries = entries
            state.problem = nil
        } catch {
            state.problem = .problem(error)
        }
        if isActive { presenter.show(state) }
    }
}

extension SafeBoxListInteractor: SafeBoxListPresentableListener {
    func open(_ number: String) {
        guard let entry = state.entries?.first(where: { $0.account.number.description == number })
        else { return }
        router?.attachManagement(of: entry.account.number, listener: self)
    }

    func leave() {
        listener?.homePluginDidLeave()
    }
}

extension SafeBoxListInteractor: ManagementSafeBoxListener {
    func managementSafeBoxDidLeave() {
        router?.detachShown()
        reload()
    }
}
