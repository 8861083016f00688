import Console
import DemandDepositInterface
import RIBs
import SafeBoxInterface

@MainActor
protocol SafeBoxListInteractable: Interactable {
    var router: (any SafeBoxListRouting)? { get set }
}

/// Shows one box above the list at a time.
final class SafeBoxListRouter:
    ViewableRouter<any SafeBoxListInteractable, any ScreenViewControllable>, SafeBoxListRouting,
    ShowingChild
{
    private let managementBuilder: any ManagementSafeBoxBuildable
    var shown: (any ViewableRouting)?

    init(
        interactor: any SafeBoxListInteractable,
        viewController: any ScreenViewControllable,
        managementBuilder: any ManagementSafeBoxBuildable
    ) {
        self.managementBuilder = managementBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachManagement(of account: AccountNumber, listener: any ManagementSafeBoxListener) {
        show(
            managementBuilder.build(
                account: account.description,
                amountToPut: nil,
                withListener: listener
            )
        )
    }
}
