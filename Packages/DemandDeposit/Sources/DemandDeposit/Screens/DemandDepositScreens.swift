import BankConsole
import Bookkeeping
import CardInterface
import Console
import DemandDepositInterface
import DependencyContainer
import LedgerInterface
import RIBs
import SafeBoxInterface
import SigningInterface

/// The dependencies of the account screens, available while a customer is signed in.
struct DemandDepositScreens {
    let signedInSession: any SignedInSession
    let demandDeposits: DemandDepositService
    /// The log, which has the receipts of movements.
    let log: any HistoryLog
    /// Builds the Verify screen, on which the customer signs; this package cannot import the Verify
    /// package.
    let verify: any VerifyInject
    // The screens of linked products, which DemandDeposit cannot import. They are resolved when they
    // are opened, because they open their account in turn.
    let managementCard: MainLazy<any ManagementCardInject>
    let managementSafeBox: MainLazy<any ManagementSafeBoxInject>
}

extension DemandDepositScreens: ManagementDemandDepositInject {
    func router(
        accountNumber: String,
        listener: any ManagementDemandDepositListener
    ) -> any ViewableRouting {
        ManagementDemandDepositBuilder(dependency: self)
            .build(accountNumber: accountNumber, withListener: listener)
    }

    func routerForOpening(
        listener: any ManagementDemandDepositListener
    ) -> any ViewableRouting {
        NameAccountBuilder(dependency: self).build(openingFor: listener)
    }
}

/// The ID of the dependencies of the account screens.
let demandDepositScreensInject = MainInjectID<DemandDepositScreens>("DemandDepositScreens")

extension DemandDepositAccount {
    /// The fields that a form shows above its question for an amount.
    var fieldsForMoving: [Field] {
        [Field("Account", label), Field("Available", balance.description)]
    }
}
