import BankConsole
import Console
import RIBs

@MainActor
protocol ChangeLimitsInteractable: Interactable {
    var router: (any VerifyingRouting)? { get set }
}

/// Shows Verify above its own screen, and nothing else.
final class ChangeLimitsRouter:
    VerifyingRouter<any ChangeLimitsInteractable, any PresentingViewControllable>
{
    init(
        interactor: any ChangeLimitsInteractable,
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
