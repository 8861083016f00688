import BankConsole
import Console
import DemandDepositInterface
import DependencyContainer
import RIBs

@MainActor
protocol ManagementSafeBoxInteractable: Interactable {
    var router: (any ManagementSafeBoxRouting)? { get set }
}

/// Shows one child above the box at a time, beside Verify.
final class ManagementSafeBoxRouter:
    VerifyingRouter<any ManagementSafeBoxInteractable, any ScreenViewControllable>,
    ManagementSafeBoxRouting, ShowingChild
{
    private let moveBuilder: any MoveSafeBoxMoneyBuildable
    private let managementDemandDeposit: MainLazy<any ManagementDemandDepositInject>
    var shown: (any ViewableRouting)?

    init(
        interactor: any ManagementSafeBoxInteractable,
        viewController: any ScreenViewControllable,
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
        show(moveBuilder.build(move, of: account, amount: amount, withListener: listener))
    }

    func attachAccount(
        _ account: AccountNumber,
        listener: any ManagementDemandDepositListener
    ) throws {
        show(
            try managementDemandDeposit.value
                .router(accountNumber: account.description, listener: listener)
        )
    }
}
