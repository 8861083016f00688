import BankConsole
import Console
import DemandDepositInterface
import DependencyContainer
import RIBs

@MainActor
protocol ManagementSafeBoxInteractable: Interactable {
    var router: (any ManagementSafeBoxRouting)? { get set }
}

@MainActor
protocol ManagementSafeBoxViewControllable: ScreenViewControllable {}

/// Shows one child above the box at a time, beside Verify.
final class ManagementSafeBoxRouter:
    VerifyingRouter<any ManagementSafeBoxInteractable, any ManagementSafeBoxViewControllable>,
    ManagementSafeBoxRouting
{
    private let moveBuilder: any MoveSafeBoxMoneyBuildable
    private let managementDemandDeposit: MainLazy<any ManagementDemandDepositInject>
    private var child: (any ViewableRouting)?

    init(
        interactor: any ManagementSafeBoxInteractable,
        viewController: any ManagementSafeBoxViewControllable,
        component: any VerifyingDependency,
        moveBuilder: any MoveSafeBoxMoneyBuildable,
        managementDemandDeposit: MainLazy<any ManagementDemandDepositInject>
    ) {
        self.moveBuilder = moveBuilder
        self.managementDemandDeposit = managementDemandDeposit
        super.init(
            interactor: interactor,
            viewController: viewController,
            screen: viewController,
            component: component
        )
        interactor.router = self
    }

    func attachMove(
        _ move: SafeBoxMove,
        of account: AccountNumber,
        amount: String?,
        listener: any MoveSafeBoxMoneyListener
    ) {
        attach(moveBuilder.build(move, of: account, amount: amount, withListener: listener))
    }

    func attachAccount(
        _ account: AccountNumber,
        listener: any ManagementDemandDepositListener
    ) throws {
        attach(
            try managementDemandDeposit.value
                .router(accountNumber: account.description, listener: listener)
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
