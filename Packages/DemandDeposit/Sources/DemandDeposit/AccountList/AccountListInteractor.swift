import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface
import RIBs

@MainActor
protocol AccountListRouting: ViewableRouting {
    func attachManagement(of account: AccountNumber)
    func attachOpening()
    /// Takes away what is shown above the list; does nothing when nothing is.
    func detachShown()
}

@MainActor
protocol AccountListPresentable: ScreenPresentable {
    var listener: (any AccountListPresentableListener)? { get set }
    func show(_ state: AccountListState)
}

/// What the screen shows.
struct AccountListState: Sendable {
    /// By number; nil while they are being looked up, and where they cannot be.
    var accounts: [DemandDepositAccount]?
    var notice: Notice?
}

/// Lists the customer's accounts, and opens one of them or a new one.
final class AccountListInteractor: PresentableInteractor<any AccountListPresentable>,
    AccountListInteractable
{
    weak var router: (any AccountListRouting)?
    weak var listener: (any ChildListener)?

    private let service: DemandDepositService
    private let customer: CustomerID
    private var state = AccountListState()

    init(
        presenter: any AccountListPresentable,
        service: DemandDepositService,
        customer: CustomerID
    ) {
        self.service = service
        self.customer = customer
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        presenter.show(state)
        work(on: presenter) { [weak self] in await self?.look() }
    }

    private func look() async {
        do {
            state.accounts = try await service.directory.accounts(ownedBy: customer)
        } catch {
            state.accounts = nil
            state.notice = .problem(error)
        }
        guard !Task.isCancelled else { return }
        presenter.show(state)
    }

    /// What was opened is left: what it has changed is seen.
    private func comeBack(_ notice: Notice?) {
        router?.detachShown()
        state.notice = notice
        work(on: presenter) { [weak self] in await self?.look() }
    }
}

extension AccountListInteractor: AccountListPresentableListener {
    func openAccount(_ account: AccountNumber) {
        router?.attachManagement(of: account)
    }

    func openNewAccount() {
        router?.attachOpening()
    }

    func leave() {
        listener?.childDidFinish(nil)
    }
}

extension AccountListInteractor: ManagementDemandDepositListener, NameAccountListener {
    func managementDemandDepositDidLeave() { comeBack(nil) }
    func nameAccountDidFinish(_ notice: Notice) { comeBack(notice) }
    func nameAccountDidLeave() { comeBack(nil) }
}
