import CardInterface
import DemandDepositInterface
import DependencyContainer
import RIBs
import SafeBoxInterface

/// The screens of cards and boxes without their features: each opens its account in turn, as the real
/// ones do, and is left.
package final class FakeLinkedScreens: ManagementCardInject, ManagementSafeBoxInject {
    private let links: FakeLinks
    private let accounts: MainLazy<any ManagementDemandDepositInject>

    init(links: FakeLinks, accounts: MainLazy<any ManagementDemandDepositInject>) {
        self.links = links
        self.accounts = accounts
    }

    package func router(
        cardNumber: String,
        listener: any ManagementCardListener
    ) -> any ViewableRouting {
        let card = links.card(cardNumber)
        return LinkedRouter(
            title: "Card \(card?.maskedNumber ?? "nobody has")",
            account: card?.account.rawValue ?? "",
            accounts: accounts
        ) { [weak listener] in listener?.managementCardDidLeave() }
    }

    package func router(
        accountNumber: String,
        amountToPut: String?,
        listener: any ManagementSafeBoxListener
    ) -> any ViewableRouting {
        LinkedRouter(
            title: "Safe box of \(accountNumber)",
            account: accountNumber,
            accounts: accounts
        ) { [weak listener] in listener?.managementSafeBoxDidLeave() }
    }
}

let linkedScreensInject = MainInjectID<FakeLinkedScreens>("FakeLinkedScreens")
