import Console
import DemandDepositInterface
import RIBs

/// The screen of an account, of which the demo has nothing but a notice and the way back.
final class AccountStandIn: ManagementDemandDepositInject {
    func router(
        accountNumber: String,
        listener: any ManagementDemandDepositListener
    ) -> any ViewableRouting {
        ViewableRouter<Interactor, AccountView>(
            interactor: Interactor(),
            viewController: AccountView(accountNumber, listener: listener)
        )
    }
}

private final class AccountView: ScreenViewController {
    private weak var listener: (any ManagementDemandDepositListener)?

    init(_ number: String, listener: any ManagementDemandDepositListener) {
        self.listener = listener
        super.init(
            screen: Screen(
                "Account \(number)",
                blocks: [.text("Accounts are another feature's, which is not built here.")],
                actions: [.back()]
            )
        )
    }

    override func pressed(_ action: ScreenAction.ID) {
        listener?.managementDemandDepositDidLeave()
    }
}
