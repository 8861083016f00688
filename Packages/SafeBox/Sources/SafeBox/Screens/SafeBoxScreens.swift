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
    /// SafeBox cannot import it, and accounts open their boxes in turn.
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

/// The screens of safe boxes.
let safeBoxScreensInject = MainInjectID<SafeBoxScreens>("SafeBoxScreens")
