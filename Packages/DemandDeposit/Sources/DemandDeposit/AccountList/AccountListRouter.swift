import Console
import DemandDepositInterface
import RIBs

@MainActor
protocol AccountListInteractable: Interactable, ManagementDemandDepositListener,
    NameAccountListener
{
    var router: (any AccountListRouting)? { get set }
}

/// Shows one child above the list at a time.
final class AccountListRouter:
    ViewableRouter<any AccountListInteractable, any PresentingViewControllable>,
    AccountListRouting, ShowingChild
{
    private let managementBuilder: any ManagementDemandDepositBuildable
    private let nameBuilder: any NameAccountBuildable
    var shown: (any ViewableRouting)?

    init(
        interactor: any AccountListInteractable,
        viewController: any PresentingViewControllable,
        managementBuilder: any ManagementDemandDepositBuildable,
        nameBuilder: any NameAccountBuildable
    ) {
        self.managementBuilder = managementBuilder
        self.nameBuilder = nameBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachManagement(of account: AccountNumber) {
        show(
            managementBuilder.build(
                accountNumber: account.description,
                withListener: interactor
            )
        )
    }

    func attachOpening() {
        show(nameBuilder.build(.opening, withListener: interactor))
    }
}
