import DemandDepositInterface
import RIBs

/// The management screen of accounts without a screen, for tests and demos of features that open it: it
/// remembers what it was asked for, and is left when the test says so.
@MainActor
public final class FakeManagementDemandDeposit: ManagementDemandDepositInject {
    /// The accounts whose screens were asked for, in order.
    public private(set) var opened: [String] = []
    private weak var listener: (any ManagementDemandDepositListener)?

    public nonisolated init() {}

    public func router(
        accountNumber: String,
        listener: any ManagementDemandDepositListener
    ) -> any ViewableRouting {
        opened.append(accountNumber)
        self.listener = listener
        return ViewableRouter<Interactor, FakeView>(
            interactor: Interactor(),
            viewController: FakeView()
        )
    }

    /// The person leaves the screen that was opened last.
    public func leave() {
        listener?.managementDemandDepositDidLeave()
    }

    private final class FakeView: ViewControllable {}
}
