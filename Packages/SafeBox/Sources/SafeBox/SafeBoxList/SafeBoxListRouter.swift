import Console
import DemandDepositInterface
import RIBs
import SafeBoxInterface

@MainActor
protocol SafeBoxListInteractable: Interactable {
    var router: (any SafeBoxListRouting)? { get set }
}

@MainActor
protocol SafeBoxListViewControllable: ScreenViewControllable {}

final class SafeBoxListRouter:
    ViewableRouter<any SafeBoxListInteractable, any SafeBoxListViewControllable>,
    SafeBoxListRouting
{
    private let managementBuilder: any ManagementSafeBoxBuildable
    private var management: (any ViewableRouting)?

    init(
        interactor: any SafeBoxListInteractable,
        viewController: any SafeBoxListViewControllable,
        managementBuilder: any ManagementSafeBoxBuildable
    ) {
        self.managementBuilder = managementBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachManagement(of account: AccountNumber, listener: any ManagementSafeBoxListener) {
        guard management == nil else { return }
        let child = managementBuilder.build(
            account: account.description,
            amountToPut: nil,
            withListener: listener
        )
        management = child
        attachChild(child)
        viewController.present(child.viewControllable)
    }

    func detachManagement() {
        guard let child = management else { return }
        management = nil
        viewController.dismiss(child.viewControllable)
        detachChild(child)
    }
}
