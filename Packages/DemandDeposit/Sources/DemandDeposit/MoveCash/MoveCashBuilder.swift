import BankConsole
import DemandDepositInterface
import DependencyContainer
import RIBs
import SigningInterface

/// What the RIB that moves cash needs.
@MainActor
protocol MoveCashDependency: VerifyingDependency {
    var demandDeposits: DemandDepositService { get }
}

/// Its scope; Verify, which DemandDeposit cannot import, gets its dependency from here.
final class MoveCashComponent: Component<any MoveCashDependency>, VerifyingDependency {
    var signedInSession: any SignedInSession { dependency.signedInSession }
    var builders: BuilderContainer { dependency.builders }
}

@MainActor
protocol MoveCashBuildable: Buildable {
    func build(
        _ move: CashMove,
        at account: AccountNumber,
        withListener listener: any MoveCashListener
    ) -> any ViewableRouting
}

final class MoveCashBuilder: Builder<any MoveCashDependency>, MoveCashBuildable {
    func build(
        _ move: CashMove,
        at account: AccountNumber,
        withListener listener: any MoveCashListener
    ) -> any ViewableRouting {
        let viewController = MoveCashViewController()
        let interactor = MoveCashInteractor(
            presenter: viewController,
            service: dependency.demandDeposits,
            move: move,
            account: account
        )
        interactor.listener = listener
        return MoveCashRouter(
            interactor: interactor,
            viewController: viewController,
            component: MoveCashComponent(dependency: dependency)
        )
    }
}
