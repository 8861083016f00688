import BankConsole
import CardInterface
import DemandDepositInterface
import DependencyContainer
import RIBs
import SafeBoxInterface
import SigningInterface

/// What the screen of an account needs.
@MainActor
protocol ManagementDemandDepositDependency: VerifyingDependency {
    var demandDeposits: DemandDepositService { get }
    /// Opens the screen of a card, which DemandDeposit cannot import. The card opens the account in turn,
    /// and so it is resolved when it is asked for.
    var managementCard: MainLazy<any ManagementCardInject> { get }
    /// Opens the screen of the box, likewise.
    var managementSafeBox: MainLazy<any ManagementSafeBoxInject> { get }
}

/// Its scope, and that of what it opens.
final class ManagementDemandDepositComponent: Component<any ManagementDemandDepositDependency>,
    MoveCashDependency, TransferDependency, NameAccountDependency
{
    var demandDeposits: DemandDepositService { dependency.demandDeposits }
    var signedInSession: any SignedInSession { dependency.signedInSession }
    var builders: BuilderContainer { dependency.builders }
}

@MainActor
protocol ManagementDemandDepositBuildable: Buildable {
    func build(
        accountNumber: String,
        withListener listener: any ManagementDemandDepositListener
    ) -> any ViewableRouting
}

final class ManagementDemandDepositBuilder: Builder<any ManagementDemandDepositDependency>,
    ManagementDemandDepositBuildable
{
    /// - Parameter accountNumber: As people write it; the screen tells what is wrong with it.
    func build(
        accountNumber: String,
        withListener listener: any ManagementDemandDepositListener
    ) -> any ViewableRouting {
        let component = ManagementDemandDepositComponent(dependency: dependency)
        let viewController = ManagementDemandDepositViewController()
        let interactor = ManagementDemandDepositInteractor(
            presenter: viewController,
            service: dependency.demandDeposits,
            customer: dependency.signedInSession.customer,
            accountNumber: accountNumber
        )
        interactor.listener = listener
        return ManagementDemandDepositRouter(
            interactor: interactor,
            viewController: viewController,
            component: component,
            children: ManagementDemandDepositChildren(
                moveCash: MoveCashBuilder(dependency: component),
                transfer: TransferBuilder(dependency: component),
                name: NameAccountBuilder(dependency: component),
                card: dependency.managementCard,
                safeBox: dependency.managementSafeBox
            )
        )
    }
}
