public import DemandDepositInterface
public import RIBs

/// A fake management screen with an empty view; ``leave()`` simulates that the customer leaves it.
@MainActor
public final class FakeManagementDemandDeposit: ManagementDemandDepositInject {
    /// The numbers of the accounts whose screens were requested, oldest first.
    public private(set) var opened: [String] = []
    /// The number of requests for the screen that opens an account.
    public private(set) var openingCount = 0
    private weak var listener: (any ManagementDemandDepositListener)?

    /// Creates a fake.
    public nonisolated init() {}

    /// Returns a RIB with an empty view.
    public func router(
        accountNumber: String,
        listener: any ManagementDemandDepositListener
    ) -> any ViewableRouting {
        opened.append(accountNumber)
        return show(to: listener)
    }

    /// Returns a RIB with an empty view, and counts the request without opening an account.
    public func routerForOpening(
        listener: any ManagementDemandDepositListener
    ) -> any ViewableRouting {
        openingCount += 1
        return show(to: listener)
    }

    private func show(to listener: any ManagementDemandDepositListener) -> any ViewableRouting {
        self.listener = listener
        return ViewableRouter<Interactor, FakeView>(
            interactor: Interactor(),
            viewController: FakeView()
        )
    }

    /// Simulates that the customer leaves the screen that was requested last.
    public func leave() {
        listener?.managementDemandDepositDidLeave()
    }

    private final class FakeView: ViewControllable {}
}
