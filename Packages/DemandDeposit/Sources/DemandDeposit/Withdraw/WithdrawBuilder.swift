import BankConsole
import DemandDepositInterface
import DependencyContainer
import RIBs
import SigningInterface

/// What the RIB that takes cash out needs.
@MainActor
protocol WithdrawDependency: VerifyingDependency {
    var demandDeposits: DemandDepositService { get }
}

/// Its scope; Verify, which DemandDeposit cannot import, gets its dependency from here.
final class WithdrawComponent: Component<any WithdrawDependency>, VerifyingDependency {
    var signedInSession: any SignedInSession { dependency.signedInSession }
    var builders: BuilderContainer { dependency.builders }
}

@MainActor
protocol WithdrawBuildable: Buildable {
    func build(
        outOf account: AccountNumber,
        withListener listener: any CashListener
    ) -> any ViewableRouting
}

final class WithdrawBuilder: Builder<any WithdrawDependency>, WithdrawBuildable {
    func build(
        outOf account: AccountNumber,
        withListener listener: any CashListener
    ) -> any ViewableRouting {
        let viewController = CashViewController("Take cash out")
        let interactor = WithdrawInteractor(
            presenter: viewController,
            service: dependency.demandDeposits,
            account: account
        )
        interactor.listener = listener
        return WithdrawRouter(
            interactor: interactor,
            viewController: viewController,
            component: WithdrawComponent(dependency: dependency)
        )
    }
}
