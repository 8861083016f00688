import BankConsole
import Console
import RIBs

@MainActor
protocol DepositInteractable: Interactable {
    var router: (any ConfirmingRouting)? { get set }
}

final class DepositRouter:
    ConfirmingRouter<any DepositInteractable, any ScreenViewControllable>
{
    init(interactor: any DepositInteractable, viewController: any ScreenViewControllable) {
        super.init(
            interactor: interactor,
            viewController: viewController,
            screen: viewController
        )
        interactor.router = self
    }
}
