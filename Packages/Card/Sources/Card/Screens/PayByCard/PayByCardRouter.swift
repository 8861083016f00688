import BankConsole
import Console
import RIBs

@MainActor
protocol PayByCardInteractable: Interactable {
    var router: (any ConfirmingRouting)? { get set }
}

/// Shows Confirm above its own screen, and nothing else.
final class PayByCardRouter:
    ConfirmingRouter<any PayByCardInteractable, any PresentingViewControllable>
{
    init(
        interactor: any PayByCardInteractable,
        viewController: any PresentingViewControllable
    ) {
        super.init(
            interactor: interactor,
            viewController: viewController,
            screen: viewController
        )
        interactor.router = self
    }
}
