import BankConsole
import DemandDepositInterface
import DependencyContainer
import RIBs
import SafeBoxInterface
import SigningInterface

/// The screens of safe boxes, for the customer who is signed in: what their RIBs need, and the one that
/// others may open.
final class SafeBoxScreens: EmptyComponent, SafeBoxListDependency, ManagementSafeBoxDependency {
    let signedInSession: any SignedInSession
    let safeBoxes: SafeBoxService
    let builders: BuilderContainer
    let managementDemandDeposit: MainLazy<any ManagementDemandDepositInject>

    init(
        session: any SignedInSession,
        service: SafeBoxService,
        builders: BuilderContainer,
        managementDemandDeposit: MainLazy<any ManagementDemandDepositInject>
    ) {
        signedInSession = session
        safeBoxes = service
        self.builders = builders
        self.managementDemandDeposit = managementDemandDeposit
    }

    /// The boxes of the customer, to choose one.
    func list(listener: any HomePluginListener) -> any ViewableRouting {
        SafeBoxListBuilder(dependency: self).build(withListener: listener)
    }
}

extension SafeBoxScreens: ManagementSafeBoxInject {
    func router(
        accountNumber: String,
        amountToPut: String?,
        listener: any ManagementSafeBoxListener
    ) -> any ViewableRouting {
        ManagementSafeBoxBuilder(dependency: self)
            .build(account: accountNumber, amountToPut: amountToPut, withListener: listener)
    }
}

/// The screens of safe boxes.
let safeBoxScreensInject = MainInjectID<SafeBoxScreens>("SafeBoxScreens")
