import BankConsole
import Console
import DemandDepositInterface
import RIBs

/// Asks for an amount, and has it taken out on the customer's signature.
final class WithdrawInteractor: PresentableInteractor<any CashPresentable>, WithdrawInteractable,
    CashMoving
{
    weak var router: (any VerifyingRouting)?
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
        let signer = ScreenSigner(router: router, interactor: self)
        _ = try await service.signed(by: signer).withdraw(request, signer.options)
        return .done("\(request.amount) is taken out.")
    }
}
