import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface
import LedgerInterface
import RIBs

/// Who has opened the moving of money into or out of a box.
@MainActor
protocol MoveSafeBoxMoneyListener: AnyObject {
    /// The money has moved; detach the RIB now.
    func moveSafeBoxMoneyDidFinish(_ notice: Notice)

    /// The person has left without moving anything; detach the RIB now.
    func moveSafeBoxMoneyDidLeave()
}

@MainActor
protocol MoveSafeBoxMoneyRouting: VerifyingRouting, ViewableRouting {}

@MainActor
protocol MoveSafeBoxMoneyPresentable: ScreenPresentable {
    var listener: (any MoveSafeBoxMoneyPresentableListener)? { get set }
    func show(_ state: MoveSafeBoxMoneyState)
}

/// What the screen shows.
struct MoveSafeBoxMoneyState: Sendable {
    let move: SafeBoxMove
    /// nil while the box is being looked at.
    var details: SafeBoxDetails?
    var amount: String
    var problem: Notice?
}

/// Asks for an amount, and has it moved on the customer's signature.
final class MoveSafeBoxMoneyInteractor: PresentableInteractor<any MoveSafeBoxMoneyPresentable>,
    MoveSafeBoxMoneyInteractable
{
    weak var router: (any MoveSafeBoxMoneyRouting)?
    weak var listener: (any MoveSafeBoxMoneyListener)?

    private let service: SafeBoxService
    private let account: AccountNumber
    private var state: MoveSafeBoxMoneyState

    init(
        presenter: any MoveSafeBoxMoneyPresentable,
        service: SafeBoxService,
        move: SafeBoxMove,
        account: AccountNumber,
        amount: String
    ) {
        self.service = service
        self.account = account
        state = MoveSafeBoxMoneyState(move: move, amount: amount)
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        presenter.show(state)
        work(on: presenter) { [weak self] in await self?.look() }
    }

    private func look() async {
        do {
            state.details = try await service.show(.number(account))
        } catch {
            state.problem = .problem(error)
        }
        if isActive { presenter.show(state) }
    }

    private func move(_ text: String) async {
        let signer = ScreenSigner(router: router, interactor: self)
        do {
            let request = SafeBoxMoveRequest(
                account: .number(account),
                amount: try Money(parsing: text)
            )
            let service = service.signed(by: signer)
            let outcome =
                switch state.move {
                case .put: try await service.put(request, signer.options)
                case .take: try await service.take(request, signer.options)
                }
            listener?.moveSafeBoxMoneyDidFinish(state.move.notice(request.amount, outcome))
        } catch {
            state.problem = .problem(error)
            // What was refused may have changed meanwhile: the person sees what there is now.
            await look()
        }
    }
}

extension MoveSafeBoxMoneyInteractor: MoveSafeBoxMoneyPresentableListener {
    func move(amount: String) {
        state.amount = amount
        state.problem = nil
        work(on: presenter) { [weak self] in await self?.move(amount) }
    }

    func leave() {
        listener?.moveSafeBoxMoneyDidLeave()
    }
}

extension SafeBoxMove {
    fileprivate func notice(_ amount: Money, _ outcome: RequestOutcome) -> Notice {
        switch self {
        case .put: .done("\(amount) went into the safe box", outcome)
        case .take: .done("\(amount) went back into the account", outcome)
        }
    }
}
