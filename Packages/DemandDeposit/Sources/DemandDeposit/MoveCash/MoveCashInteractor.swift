import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface
import LedgerInterface
import RIBs

/// Who has opened the moving of cash.
@MainActor
protocol MoveCashListener: AnyObject {
    /// The cash has moved; detach the RIB now.
    func moveCashDidFinish(_ notice: Notice)

    /// The person has left without moving anything; detach the RIB now.
    func moveCashDidLeave()
}

@MainActor
protocol MoveCashRouting: ConfirmingRouting, VerifyingRouting, ViewableRouting {}

@MainActor
protocol MoveCashPresentable: ScreenPresentable {
    var listener: (any MoveCashPresentableListener)? { get set }
    func show(_ state: MoveCashState)
}

/// Asks for an amount, and has it paid in once the person confirms, or taken out once they sign.
final class MoveCashInteractor: PresentableInteractor<any MoveCashPresentable>,
    MoveCashInteractable
{
    weak var router: (any MoveCashRouting)?
    weak var listener: (any MoveCashListener)?

    private let service: DemandDepositService
    private let account: AccountNumber
    private var state: MoveCashState

    init(
        presenter: any MoveCashPresentable,
        service: DemandDepositService,
        move: CashMove,
        account: AccountNumber
    ) {
        self.service = service
        self.account = account
        state = MoveCashState(move: move)
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        presenter.show(state)
        work(on: presenter) { [weak self] in await self?.look() }
    }

    private func look() async {
        do {
            state.account = try await service.openAccount(.number(account))
        } catch {
            state.account = nil
            state.problem = .problem(error)
        }
        guard !Task.isCancelled else { return }
        presenter.show(state)
    }

    private func move(_ text: String) async {
        do {
            let amount = try Money(parsing: text)
            let request = CashRequest(account: .number(account), amount: amount, memo: "")
            let done = try await carryOut(request)
            guard !Task.isCancelled else { return }
            listener?.moveCashDidFinish(.done(done))
        } catch {
            guard !Task.isCancelled else { return }
            state.problem = .problem(error)
            // Money may have moved elsewhere meanwhile.
            await look()
        }
    }

    /// - Returns: What the person is told.
    private func carryOut(_ request: CashRequest) async throws -> String {
        switch state.move {
        case .deposit:
            let confirmer = ScreenConfirmer(router: router, interactor: self)
            _ = try await service.deposit(request, confirmer.options)
            return "\(request.amount) was deposited."
        case .withdraw:
            let signer = ScreenSigner(router: router, interactor: self)
            _ = try await service.signed(by: signer).withdraw(request, signer.options)
            return "\(request.amount) was withdrawn."
        }
    }
}

extension MoveCashInteractor: MoveCashPresentableListener {
    func move(amount: String) {
        state.amount = amount
        state.problem = nil
        work(on: presenter) { [weak self] in await self?.move(amount) }
    }

    func leave() {
        listener?.moveCashDidLeave()
    }
}
