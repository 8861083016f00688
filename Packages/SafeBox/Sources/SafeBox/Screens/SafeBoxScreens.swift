import BankConsole
import DemandDepositInterface
import DependencyContainer
import RIBs
import SafeBoxInterface
import SigningInterface

/// The dependencies of the safe box screens while a customer is signed in.
struct SafeBoxScreens {
    let signedInSession: any SignedInSession
    let safeBoxes: SafeBoxService
    /// Creates Verify, the screen on which the customer signs.
    let verify: any VerifyInject
    /// Creates the screen of the linked account.
    ///
    /// Resolved on first use, because that screen in turn needs the safe box screens.
    let managementDemandDeposit: MainLazy<any ManagementDemandDepositInject>
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

/// The ID of the dependencies of the safe box screens.
let safeBoxScreensInject = MainInjectID<SafeBoxScreens>("SafeBoxScreens")
