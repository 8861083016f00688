import BankConsole
import Console
import RIBs

@MainActor
protocol MoveCashInteractable: Interactable {
    var router: (any MoveCashRouting)? { get set }
}

final class MoveCashRouter:
    VerifyingRouter<any MoveCashInteractable, any PresentingViewControllable>, MoveCashRouting
{
    init(
        interactor: any MoveCashInteractable,
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
