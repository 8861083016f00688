import BankConsole
import CardInterface
import Console
import DemandDepositInterface
import DependencyContainer
import RIBs
import SafeBoxInterface

@MainActor
protocol ManagementDemandDepositInteractable: Interactable, CashListener, TransferListener,
    NameAccountListener, ManagementCardListener, ManagementSafeBoxListener
{
    var router: (any ManagementDemandDepositRouting)? { get set }
}

/// Who builds what the screen of an account opens.
struct ManagementDemandDepositChildren {
    let deposit: any DepositBuildable
    let withdraw: any WithdrawBuildable
    let transfer: any TransferBuildable
    let name: any NameAccountBuildable
    let card: MainLazy<any ManagementCardInject>
    let safeBox: MainLazy<any ManagementSafeBoxInject>
}

/// Shows one child above the account at a time, beside Verify.
final class ManagementDemandDepositRouter:
    VerifyingRouter<any ManagementDemandDepositInteractable, any ScreenViewControllable>,
    ManagementDemandDepositRouting, ShowingChild
{
    private let builders: ManagementDemandDepositChildren
    var shown: (any ViewableRouting)?
    var screen: any ScreenViewControllable { viewController }

    init(
        interactor: any ManagementDemandDepositInteractable,
        viewController: any ScreenViewControllable,
        component: any VerifyingDependency,
        children: ManagementDemandDepositChildren
    ) {
        builders = children
        super.init(
            interactor: interactor,
            viewController: viewController,
            screen: viewController,
            component: component
        )
        interactor.router = self
    }

    func attachDeposit(into account: AccountNumber) {
        show(builders.deposit.build(into: account, withListener: interactor))
    }

    func attachWithdraw(outOf account: AccountNumber) {
        show(builders.withdraw.build(outOf: account, withListener: interactor))
    }

    func attachTransfer(from account: AccountNumber) {
        show(builders.transfer.build(from: account, withListener: interactor))
    }

    func attachRenaming(of account: DemandDepositAccount) {
        show(builders.name.build(.renaming(account), withListener: interactor))
    }

    func attachCard(_ card: CardSummary) throws {
        show(try builders.card.value.router(cardNumber: card.cardNumber, listener: interactor))
    }

    func attachSafeBox(of account: AccountNumber) throws {
        show(
            try builders.safeBox.value.router(
                accountNumber: account.description,
                amountToPut: nil,
                listener: interactor
            )
        )
    }
}
