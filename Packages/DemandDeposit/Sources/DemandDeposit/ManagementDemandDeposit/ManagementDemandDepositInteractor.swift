import BankConsole
import Bookkeeping
import CardInterface
import Console
import DemandDepositInterface
import RIBs
import SafeBoxInterface

@MainActor
protocol ManagementDemandDepositRouting: VerifyingRouting, ViewableRouting {
    func attachMoveCash(_ move: CashMove, at account: AccountNumber)
    func attachTransfer(from account: AccountNumber)
    func attachRenaming(of account: DemandDepositAccount)
    /// - Throws: `ResolutionError` when the card's screen cannot be made.
    func attachCard(_ card: CardSummary) throws
    /// - Throws: `ResolutionError` when the box's screen cannot be made.
    func attachSafeBox(of account: AccountNumber) throws
    /// Takes away what is shown above the account; does nothing when nothing is.
    func detachShown()
}

@MainActor
protocol ManagementDemandDepositPresentable: ScreenPresentable {
    var listener: (any ManagementDemandDepositPresentableListener)? { get set }
    func show(_ state: ManagementDemandDepositState)
}

/// What the screen shows.
struct ManagementDemandDepositState: Sendable {
    /// nil while the account is being looked at, and where it cannot be shown.
    var overview: AccountOverview?
    var notice: Notice?
}

/// Shows an account, opens what can be done with it and what is linked to it, and closes it.
final class ManagementDemandDepositInteractor:
    PresentableInteractor<any ManagementDemandDepositPresentable>,
    ManagementDemandDepositInteractable
{
    weak var router: (any ManagementDemandDepositRouting)?
    weak var listener: (any ManagementDemandDepositListener)?

    private let service: DemandDepositService
    private let customer: CustomerID
    private let accountNumber: String
    private var state = ManagementDemandDepositState()

    init(
        presenter: any ManagementDemandDepositPresentable,
        service: DemandDepositService,
        customer: CustomerID,
        accountNumber: String
    ) {
        self.service = service
        self.customer = customer
        self.accountNumber = accountNumber
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        presenter.show(state)
        work(on: presenter) { [weak self] in await self?.look() }
    }

    private func look() async {
        do {
            let number = try AccountNumber(parsing: accountNumber)
            state.overview = try await service.overview(of: number, for: customer)
        } catch {
            state.overview = nil
            state.notice = .problem(error)
        }
        guard !Task.isCancelled else { return }
        presenter.show(state)
    }

    private func close(_ account: AccountNumber) async {
        let signer = ScreenSigner(router: router, interactor: self)
        do {
            _ = try await service.signed(by: signer).close(.number(account), signer.options)
            state.notice = .done("The account is closed.")
        } catch {
            state.notice = .problem(error)
        }
        guard !Task.isCancelled else { return }
        await look()
    }

    private func open(_ choice: AccountChoice, of account: DemandDepositAccount) throws {
        switch choice {
        case .cash(let move): router?.attachMoveCash(move, at: account.number)
        case .transfer: router?.attachTransfer(from: account.number)
        case .nickname: router?.attachRenaming(of: account)
        case .card(let card): try router?.attachCard(card)
        case .safeBox: try router?.attachSafeBox(of: account.number)
        case .close:
            work(on: presenter) { [weak self] in await self?.close(account.number) }
        case .leave: break
        }
    }

    /// What was opened is left: what it has changed is seen.
    private func comeBack(_ notice: Notice?) {
        router?.detachShown()
        state.notice = notice
        work(on: presenter) { [weak self] in await self?.look() }
    }
}

extension ManagementDemandDepositInteractor: ManagementDemandDepositPresentableListener {
    func choose(_ choice: AccountChoice) {
        state.notice = nil
        if choice == .leave {
            listener?.managementDemandDepositDidLeave()
            return
        }
        guard let account = state.overview?.account else { return }
        do {
            try open(choice, of: account)
        } catch {
            state.notice = .problem(error)
            presenter.show(state)
        }
    }
}

extension ManagementDemandDepositInteractor: MoveCashListener, TransferListener,
    NameAccountListener,
    ManagementCardListener, ManagementSafeBoxListener
{
    func moveCashDidFinish(_ notice: Notice) { comeBack(notice) }
    func moveCashDidLeave() { comeBack(nil) }
    func transferDidFinish(_ notice: Notice) { comeBack(notice) }
    func transferDidLeave() { comeBack(nil) }
    func nameAccountDidFinish(_ notice: Notice) { comeBack(notice) }
    func nameAccountDidLeave() { comeBack(nil) }
    func managementCardDidLeave() { comeBack(nil) }
    func managementSafeBoxDidLeave() { comeBack(nil) }
}
