import BankConsole
import CardInterface
import DemandDepositInterface
import DependencyContainer
import RIBs
import SafeBoxInterface
import SigningInterface

/// The screens of accounts, for one customer who is signed in: the scope around all of the feature's
/// RIBs, and what others open them by.
final class DemandDepositScreens: EmptyComponent, AccountListDependency {
    let signedInSession: any SignedInSession
    let demandDeposits: DemandDepositService
    let builders: BuilderContainer
    let managementCard: MainLazy<any ManagementCardInject>
    let managementSafeBox: MainLazy<any ManagementSafeBoxInject>

    init(
        session: any SignedInSession,
        service: DemandDepositService,
        builders: BuilderContainer,
        managementCard: MainLazy<any ManagementCardInject>,
        managementSafeBox: MainLazy<any ManagementSafeBoxInject>
    ) {
        signedInSession = session
        demandDeposits = service
        self.builders = builders
        self.managementCard = managementCard
        self.managementSafeBox = managementSafeBox
    }

    /// The list of the customer's accounts.
    func list(listener: any ChildListener) -> any ViewableRouting {
        AccountListBuilder(dependency: self).build(withListener: listener)
    }
}

extension DemandDepositScreens: ManagementDemandDepositInject {
    func router(
        accountNumber: String,
        listener: any ManagementDemandDepositListener
    ) -> any ViewableRouting {
        ManagementDemandDepositBuilder(dependency: self)
            .build(accountNumber: accountNumber, withListener: listener)
    }
}

/// The screens, for this module's own registrations only.
let demandDepositScreensInject = MainInjectID<DemandDepositScreens>("DemandDepositScreens")
