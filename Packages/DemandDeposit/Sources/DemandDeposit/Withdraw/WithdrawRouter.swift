import BankConsole
import Console
import RIBs

@MainActor
protocol WithdrawInteractable: Interactable {
    var router: (any VerifyingRouting)? { get set }
}

final class WithdrawRouter:
    VerifyingRouter<any WithdrawInteractable, any ScreenViewControllable>
{
    init(
        interactor: any WithdrawInteractable,
        viewController: any ScreenViewControllable,
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
