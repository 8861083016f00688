import BankConsole
import DemandDepositInterface
import DependencyContainer
import RIBs
import SafeBoxInterface
import SigningInterface

/// What the screen of a box needs.
@MainActor
protocol ManagementSafeBoxDependency: VerifyingDependency {
    var safeBoxes: SafeBoxService { get }
    /// Opens the screen of the linked account, which SafeBox cannot import; the account opens the box in
    /// turn, so it is made when it is asked for.
    var managementDemandDeposit: MainLazy<any ManagementDemandDepositInject> { get }
}

/// Its scope; Verify, which SafeBox cannot import, gets its dependency from here.
final class ManagementSafeBoxComponent: Component<any ManagementSafeBoxDependency>,
    MoveSafeBoxMoneyDependency
{
    var signedInSession: any SignedInSession { dependency.signedInSession }
    var builders: BuilderContainer { dependency.builders }
    var safeBoxes: SafeBoxService { dependency.safeBoxes }
}

@MainActor
protocol ManagementSafeBoxBuildable: Buildable {
    func build(
        account: String,
        amountToPut: String?,
        withListener listener: any ManagementSafeBoxListener
    ) -> any ViewableRouting
}

/// Builds the screen of a box.
final class ManagementSafeBoxBuilder: Builder<any ManagementSafeBoxDependency>,
    ManagementSafeBoxBuildable
{
    /// - Parameters:
    ///   - account: The account that the box belongs to, as people write it.
    ///   - amountToPut: Goes straight to putting that amount in; nil for the box itself.
    func build(
        account: String,
        amountToPut: String?,
        withListener listener: any ManagementSafeBoxListener
    ) -> any ViewableRouting {
        let component = ManagementSafeBoxComponent(dependency: dependency)
        let viewController = ManagementSafeBoxViewController()
        let interactor = ManagementSafeBoxInteractor(
            presenter: viewController,
            service: dependency.safeBoxes,
            customer: dependency.signedInSession.customer,
            account: account,
            amountToPut: amountToPut
        )
        interactor.listener = listener
        return ManagementSafeBoxRouter(
            interactor: interactor,
            viewController: viewController,
            component: component,
            moveBuilder: MoveSafeBoxMoneyBuilder(dependency: component),
            managementDemandDeposit: dependency.managementDemandDeposit
        )
    }
}
