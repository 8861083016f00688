import BankConsole
import RIBs
import SigningInterface

/// What the list of a customer's accounts needs.
@MainActor
protocol AccountListDependency: ManagementDemandDepositDependency, NameAccountDependency {}

@MainActor
protocol AccountListBuildable: Buildable {
    func build(withListener listener: any ChildListener) -> any ViewableRouting
}

final class AccountListBuilder: Builder<any AccountListDependency>, AccountListBuildable {
    func build(withListener listener: any ChildListener) -> any ViewableRouting {
        let viewController = AccountListViewController()
        let interactor = AccountListInteractor(
            presenter: viewController,
            service: dependency.demandDeposits,
            customer: dependency.signedInSession.customer
        )
        interactor.listener = listener
        return AccountListRouter(
            interactor: interactor,
            viewController: viewController,
            managementBuilder: ManagementDemandDepositBuilder(dependency: dependency),
            nameBuilder: NameAccountBuilder(dependency: dependency)
        )
    }
}
