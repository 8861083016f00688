import BankConsole
import Console
import RIBs

@MainActor
protocol MoveSafeBoxMoneyInteractable: Interactable {
    var router: (any MoveSafeBoxMoneyRouting)? { get set }
}

final class MoveSafeBoxMoneyRouter:
    VerifyingRouter<any MoveSafeBoxMoneyInteractable, any ScreenViewControllable>,
    MoveSafeBoxMoneyRouting
{
    init(
        interactor: any MoveSafeBoxMoneyInteractable,
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
