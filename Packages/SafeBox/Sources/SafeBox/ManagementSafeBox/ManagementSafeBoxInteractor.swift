import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface
import LedgerInterface
import RIBs
import SafeBoxInterface

@MainActor
protocol ManagementSafeBoxRouting: VerifyingRouting, ViewableRouting {
    func attachMove(
        _ move: SafeBoxMove,
        of account: AccountNumber,
        amount: String?,
        listener: any MoveSafeBoxMoneyListener
    )
    /// - Throws: `ResolutionError` when the account's screen cannot be made.
    func attachAccount(
        _ account: AccountNumber,
        listener: any ManagementDemandDepositListener
    ) throws
    /// Takes away what is shown above the box.
    func detachShown()
}

@MainActor
protocol ManagementSafeBoxPresentable: ScreenPresentable {
    var listener: (any ManagementSafeBoxPresentableListener)? { get set }
    func show(_ state: ManagementSafeBoxState)
}

/// What the screen shows.
struct ManagementSafeBoxState: Sendable {
    enum Box: Sendable {
        /// It is being looked up, or cannot be shown.
        case unknown
        case none(DemandDepositAccount)
        case open(SafeBoxDetails)
    }

    var box = Box.unknown
    var notice: Notice?
}

/// Shows the box of an account, has money and interest moved, and opens the account.
final class ManagementSafeBoxInteractor: PresentableInteractor<any ManagementSafeBoxPresentable>,
    ManagementSafeBoxInteractable
{
    weak var router: (any ManagementSafeBoxRouting)?
    weak var listener: (any ManagementSafeBoxListener)?

    private let service: SafeBoxService
    private let customer: CustomerID
    private let account: String
    private var amountToPut: String?
    private var state = ManagementSafeBoxState()

    init(
        presenter: any ManagementSafeBoxPresentable,
        service: SafeBoxService,
        customer: CustomerID,
        account: String,
        amountToPut: String?
    ) {
        self.service = service
        self.customer = customer
        self.account = account
        self.amountToPut = amountToPut
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        presenter.show(state)
        work(on: presenter) { [weak self] in
            await self?.look()
            self?.putWhatWasAskedFor()
        }
    }

    /// Sees what the book has now. What it finds when the RIB is gone is not shown any more.
    private func look() async {
        do {
            let owned = try await service.accounts.account(account)
            try owned.requireOwned(by: customer)
            try owned.requireOpen()
            if try await service.directory.box(linkedTo: owned.id) == nil {
                state.box = .none(owned)
            } else {
                state.box = .open(try await service.show(.number(owned.number)))
            }
        } catch {
            state.box = .unknown
            state.notice = .problem(error)
        }
        if isActive { presenter.show(state) }
    }

    /// Once, as soon as there is a box: a person who comes back from it sees the box.
    private func putWhatWasAskedFor() {
        guard isActive, let amount = amountToPut, case .open(let details) = state.box else {
            return
        }
        amountToPut = nil
        router?.attachMove(.put, of: details.account.number, amount: amount, listener: self)
    }

    /// Carries out a request, tells what came of it, and looks at the box again.
    private func carryOut(
        _ done: String,
        then next: (@MainActor () -> Void)? = nil,
        _ request:
            @escaping @MainActor (SafeBoxService, RequestOptions) async throws -> RequestOutcome
    ) {
        state.notice = nil
        work(on: presenter) { [weak self] in
            guard let self else { return }
            let signer = ScreenSigner(router: router, interactor: self)
            do {
                let outcome = try await request(service.signed(by: signer), signer.options)
                state.notice = .done(done, outcome)
                await look()
                next?()
            } catch {
                state.notice = .problem(error)
                await look()
            }
        }
    }

    /// What was opened is left: what it has changed is seen.
    private func comeBack(_ notice: Notice?) {
        router?.detachShown()
        state.notice = notice
        work(on: presenter) { [weak self] in await self?.look() }
    }
}

extension ManagementSafeBoxInteractor: ManagementSafeBoxPresentableListener {
    func move(_ move: SafeBoxMove) {
        guard case .open(let details) = state.box else { return }
        router?.attachMove(move, of: details.account.number, amount: nil, listener: self)
    }

    func takeInterest() {
        guard case .open(let details) = state.box else { return }
        carryOut("The interest went into the account") { service, options in
            try await service.takeInterest(.number(details.account.number), options)
        }
    }

    func setPayout(_ schedule: PayoutSchedule) {
        guard case .open(let details) = state.box else { return }
        carryOut("Interest is paid \(schedule.words)") { service, options in
            try await service.setPayout(
                SafeBoxPayoutRequest(account: .number(details.account.number), schedule: schedule),
                options
            )
        }
    }

    func openBox() {
        guard case .none(let account) = state.box else { return }
        carryOut("The safe box is open", then: { [weak self] in self?.putWhatWasAskedFor() }) {
            service,
            options in
            try await service.open(
                SafeBoxOpeningRequest(account: .number(account.number), limit: .standard),
                options
            )
        }
    }

    func closeBox() {
        guard case .open(let details) = state.box else { return }
        carryOut("The safe box is closed") { service, options in
            try await service.close(.number(details.account.number), options)
        }
    }

    func openAccount() {
        let number: AccountNumber
        switch state.box {
        case .unknown: return
        case .none(let account): number = account.number
        case .open(let details): number = details.account.number
        }
        do {
            try router?.attachAccount(number, listener: self)
        } catch {
            state.notice = .problem(error)
            presenter.show(state)
        }
    }

    func leave() {
        listener?.managementSafeBoxDidLeave()
    }
}

extension ManagementSafeBoxInteractor: MoveSafeBoxMoneyListener, ManagementDemandDepositListener {
    func moveSafeBoxMoneyDidFinish(_ notice: Notice) { comeBack(notice) }
    func moveSafeBoxMoneyDidLeave() { comeBack(nil) }
    func managementDemandDepositDidLeave() { comeBack(nil) }
}

extension PayoutSchedule {
    /// When it pays, in a sentence.
    var words: String {
        switch self {
        case .onRequest: "when you ask for it"
        case .monthly: "each month, by itself"
        }
    }
}
