import DemandDepositInterface
import RIBs

/// What the RIB that pays cash in needs.
@MainActor
protocol DepositDependency: Dependency {
    var demandDeposits: DemandDepositService { get }
}

@MainActor
protocol DepositBuildable: Buildable {
    func build(
        into account: AccountNumber,
        withListener listener: any CashListener
    ) -> any ViewableRouting
}

final class DepositBuilder: Builder<any DepositDependency>, DepositBuildable {
    func build(
        into account: AccountNumber,
        withListener listener: any CashListener
    ) -> any ViewableRouting {
        let viewController = CashViewController("Pay cash in")
        let interactor = DepositInteractor(
            presenter: viewController,
            service: dependency.demandDeposits,
            account: account
        )
        interactor.listener = listener
        return DepositRouter(interactor: interactor, viewController: viewController)
    }
}
