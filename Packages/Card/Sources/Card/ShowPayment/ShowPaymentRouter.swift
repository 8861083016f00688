import BankConsole
import Console
import RIBs

@MainActor
protocol ShowPaymentInteractable: Interactable {
    var router: (any ConfirmingRouting)? { get set }
}

/// Shows Confirm above its own screen, and nothing else.
final class ShowPaymentRouter:
    ConfirmingRouter<any ShowPaymentInteractable, any ScreenViewControllable>
{
    init(
        interactor: any ShowPaymentInteractable,
        viewController: any ScreenViewControllable
    ) {
        super.init(
            interactor: interactor,
            viewController: viewController,
            screen: viewController
        )
        interactor.router = self
    }
}
