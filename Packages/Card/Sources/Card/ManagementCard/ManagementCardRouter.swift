import BankConsole
import Console
import DemandDepositInterface
import DependencyContainer
import LedgerInterface
import RIBs

@MainActor
protocol ManagementCardInteractable: Interactable {
    var router: (any ManagementCardRouting)? { get set }
}

@MainActor
protocol ManagementCardViewControllable: ScreenViewControllable {}

/// Shows one child above the card at a time, beside Verify and Confirm.
final class ManagementCardRouter:
    VerifyingRouter<any ManagementCardInteractable, any ManagementCardViewControllable>,
    ManagementCardRouting
{
    private let managementDemandDeposit: MainLazy<any ManagementDemandDepositInject>
    private var child: (any ViewableRouting)?

    init(
        interactor: any ManagementCardInteractable,
        viewController: any ManagementCardViewControllable,
        component: any VerifyingDependency,
        managementDemandDeposit: MainLazy<any ManagementDemandDepositInject>
    ) {
        self.managementDemandDeposit = managementDemandDeposit
        super.init(
            interactor: interactor,
            viewController: viewController,
            screen: viewController,
            component: component
        )
        interactor.router = self
    }

    func attachAccount(
        _ account: AccountID,
        listener: any ManagementDemandDepositListener
    ) throws {
        attach(
            try managementDemandDeposit.value
                .router(accountNumber: account.rawValue, listener: listener)
        )
    }

    func detachShown() {
        guard let child else { return }
        self.child = nil
        viewController.dismiss(child.viewControllable)
        detachChild(child)
    }

    private func attach(_ child: any ViewableRouting) {
        detachShown()
        self.child = child
        attachChild(child)
        viewController.present(child.viewControllable)
    }
}
