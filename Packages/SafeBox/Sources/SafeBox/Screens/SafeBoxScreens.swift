import BankConsole
import DemandDepositInterface
import DependencyContainer
import RIBs
import SafeBoxInterface
import SigningInterface

/// The dependencies of the safe box screens, within the time that a customer is signed in.
struct SafeBoxScreens {
    let signedInSession: any SignedInSession
    let safeBoxes: SafeBoxService
    /// Verify, which SafeBox cannot import: the customer signs on it.
    let verify: any VerifyInject
    /// The screen of the linked account, resolved when it is opened.
    ///
    /// The service is resolved on its first use, because the account's screen needs the safe box
    /// screens.
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
