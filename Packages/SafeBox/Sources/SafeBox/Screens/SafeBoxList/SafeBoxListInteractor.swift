import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface
import DependencyContainer
import RIBs
import SafeBoxInterface
import SigningInterface

/// Builds the list of the customer's accounts with their safe boxes.
final class SafeBoxListBuilder: Builder<SafeBoxScreens> {
    func build(withListener listener: any ChildListener) -> any ViewableRouting {
        ScreenRouter(SafeBoxListInteractor(dependency, listener: listener))
    }
}

/// An account and the balance of its safe box; the balance is nil without a safe box.
struct SafeBoxListItem: Sendable {
    let account: DemandDepositAccount
    let balance: Money?
}

/// Lists the customer's accounts with their safe boxes, and opens the screen of a safe box.
final class SafeBoxListInteractor: ListInteractor<SafeBoxListItem> {
    private let screens: SafeBoxScreens

    init(_ screens: SafeBoxScreens, listener: any ChildListener) {
        self.screens = screens
        super.init(
            "Safe boxes",
            ifEmpty: "A safe box belongs to an account, and you have no account yet.",
            listener: listener
        ) { item in
            ScreenAction(
                ScreenAction.ID(item.account.number.description),
                item.account.label,
                detail: item.balance?.description ?? "no box yet"
            )
        }
    }

    override func loadItems() async throws -> [SafeBoxListItem] {
        let service = screens.safeBoxes
        var items: [SafeBoxListItem] = []
        let customer = screens.signedInSession.customer
        for account in try await service.accounts.accounts(ownedBy: customer) {
            let box = try await service.directory.box(linkedTo: account.id)
            items.append(SafeBoxListItem(account: account, balance: box?.balance))
        }
        return items
    }

    override func open(_ item: SafeBoxListItem) {
        present(
            screens.router(
                accountNumber: item.account.number.description,
                amountToPut: nil,
                listener: self
            )
        )
    }

    override var furtherActions: [ScreenAction] {
        items?.isEmpty == true
            ? [ScreenAction("open-account", "Open an account", key: ActionKey.new)] : []
    }

    override func chooseFurther(_ action: ScreenAction.ID) {
        present(try screens.managementDemandDeposit.value.routerForOpening(listener: self))
    }
}

extension SafeBoxListInteractor: ManagementSafeBoxListener, ManagementDemandDepositListener {
    func managementSafeBoxDidLeave() { childDidFinish(nil) }
    func managementDemandDepositDidLeave() { childDidFinish(nil) }
}
