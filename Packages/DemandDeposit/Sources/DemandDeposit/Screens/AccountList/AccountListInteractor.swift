import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface
import RIBs
import SigningInterface

/// Builds the list of the customer's accounts.
final class AccountListBuilder: Builder<DemandDepositScreens> {
    func build(withListener listener: any ChildListener) -> any ViewableRouting {
        ScreenRouter(AccountListInteractor(dependency, listener: listener))
    }
}

/// Lists the customer's accounts, and opens the screen of an account or the form for a new account.
final class AccountListInteractor: ListInteractor<DemandDepositAccount> {
    private let screens: DemandDepositScreens

    init(_ screens: DemandDepositScreens, listener: any ChildListener) {
        self.screens = screens
        super.init(
            "Accounts",
            ifEmpty:
                "You have no account yet. Open one, and deposit money: it earns interest, can be "
                + "transferred to others, set aside in a safe box, and spent with a card.",
            listener: listener
        ) { account in
            ScreenAction(
                ScreenAction.ID(account.number.description),
                account.label,
                detail: account.bookBalance.description
            )
        }
    }

    override func loadItems() async throws -> [DemandDepositAccount] {
        try await screens.demandDeposits.directory
            .accounts(ownedBy: screens.signedInSession.customer)
    }

    override var headline: Headline? {
        guard let items, items.count > 1 else { return nil }
        let sum = Money(won: items.reduce(0) { $0 + $1.bookBalance.won })
        return Headline("Balance of all", sum.description)
    }

    override func open(_ account: DemandDepositAccount) {
        present(screens.router(accountNumber: account.number.description, listener: self))
    }

    override var furtherActions: [ScreenAction] {
        [ScreenAction("open", "Open an account", key: ActionKey.new)]
    }

    override func chooseFurther(_ action: ScreenAction.ID) {
        present(NameAccountBuilder(dependency: screens).build(.opening, withListener: self))
    }
}

extension AccountListInteractor: ManagementDemandDepositListener {
    func managementDemandDepositDidLeave() { childDidFinish(nil) }
}
