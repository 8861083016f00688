import BankConsole
import Console
import RIBs

@MainActor
protocol MoveSafeBoxMoneyInteractable: Interactable {
    var router: (any MoveSafeBoxMoneyRouting)? { get set }
}

@MainActor
protocol MoveSafeBoxMoneyViewControllable: ScreenViewControllable {}

final class MoveSafeBoxMoneyRouter:
    VerifyingRouter<any MoveSafeBoxMoneyInteractable, any MoveSafeBoxMoneyViewControllable>,
    MoveSafeBoxMoneyRouting
{
    init(
        interactor: any MoveSafeBoxMoneyInteractable,
        viewController: any MoveSafeBoxMoneyViewControllable,
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
