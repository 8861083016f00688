import BankConsole
import Console
import RIBs

@MainActor
protocol TransferInteractable: Interactable {
    var router: (any VerifyingRouting)? { get set }
}

final class TransferRouter:
    VerifyingRouter<any TransferInteractable, any PresentingViewControllable>
{
    init(
        interactor: any TransferInteractable,
        viewController: any PresentingViewControllable,
        component: any VerifyingDependency
    ) {
        super.init(
            interactor: interactor,
            viewController: viewController,
            screen: viewController,
            component: component
        )
        interactor.router = self
    }
}
