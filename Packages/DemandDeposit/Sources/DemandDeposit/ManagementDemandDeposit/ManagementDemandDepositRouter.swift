import BankConsole
import CardInterface
import Console
import DemandDepositInterface
import DependencyContainer
import RIBs
import SafeBoxInterface

@MainActor
protocol ManagementDemandDepositInteractable: Interactable, MoveCashListener, TransferListener,
    NameAccountListener, ManagementCardListener, ManagementSafeBoxListener
{
    var router: (any ManagementDemandDepositRouting)? { get set }
}

/// Who builds what the screen of an account opens.
struct ManagementDemandDepositChildren {
    let moveCash: any MoveCashBuildable
    let transfer: any TransferBuildable
    let name: any NameAccountBuildable
    let card: MainLazy<any ManagementCardInject>
    let safeBox: MainLazy<any ManagementSafeBoxInject>
}

/// Shows one child above the account at a time, beside Verify.
final class ManagementDemandDepositRouter:
    VerifyingRouter<any ManagementDemandDepositInteractable, any PresentingViewControllable>,
    ManagementDemandDepositRouting, ShowingChild
{
    private let builders: ManagementDemandDepositChildren
    var shown: (any ViewableRouting)?

    init(
        interactor: any ManagementDemandDepositInteractable,
        viewController: any PresentingViewControllable,
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

    func attachMoveCash(_ move: CashMove, at account: AccountNumber) {
        show(builders.moveCash.build(move, at: account, withListener: interactor))
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
