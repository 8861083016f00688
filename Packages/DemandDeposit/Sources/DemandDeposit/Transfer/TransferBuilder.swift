import BankConsole
import DemandDepositInterface
import DependencyContainer
import RIBs
import SigningInterface

/// What the RIB that sends money needs.
@MainActor
protocol TransferDependency: VerifyingDependency {
    var demandDeposits: DemandDepositService { get }
}

/// Its scope; Verify, which DemandDeposit cannot import, gets its dependency from here.
final class TransferComponent: Component<any TransferDependency>, VerifyingDependency {
    var signedInSession: any SignedInSession { dependency.signedInSession }
    var builders: BuilderContainer { dependency.builders }
}

@MainActor
protocol TransferBuildable: Buildable {
    func build(
        from account: AccountNumber,
        withListener listener: any TransferListener
    ) -> any ViewableRouting
}

final class TransferBuilder: Builder<any TransferDependency>, TransferBuildable {
    func build(
        from account: AccountNumber,
        withListener listener: any TransferListener
    ) -> any ViewableRouting {
        let viewController = TransferViewController()
        let interactor = TransferInteractor(
            presenter: viewController,
            service: dependency.demandDeposits,
            customer: dependency.signedInSession.customer,
            account: account
        )
        interactor.listener = listener
        return TransferRouter(
            interactor: interactor,
            viewController: viewController,
            component: TransferComponent(dependency: dependency)
        )
    }
}
