import BankConsole
import Console
import DemandDepositInterface
import RIBs

/// Asks for an amount, has the person confirm it, and pays it in on the bank's word.
final class DepositInteractor: PresentableInteractor<any CashPresentable>, DepositInteractable,
    CashMoving
{
    weak var router: (any ConfirmingRouting)?
    weak var listener: (any CashListener)?

    let service: DemandDepositService
    let account: AccountNumber
    var state = CashState()

    init(
        presenter: any CashPresentable,
        service: DemandDepositService,
        account: AccountNumber
    ) {
        self.service = service
        self.account = account
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        begin()
    }

    func carryOut(_ request: CashRequest) async throws -> Notice {
        let confirmer = ScreenConfirmer(router: router, interactor: self)
        _ = try await service.deposit(request, confirmer.options)
        return .done("\(request.amount) is paid in.")
    }
}
