import CardInterface
import DemandDepositInterface
import DependencyContainer
import RIBs

/// The screen of an account without its feature: it shows the money, and opens the account's cards
/// in turn, as the real one does.
final class AccountScreens: ManagementDemandDepositInject {
    private let accounts: any DemandDepositInject
    private let cards: any CardInject
    private let managementCard: MainLazy<any ManagementCardInject>

    init(
        accounts: any DemandDepositInject,
        cards: any CardInject,
        managementCard: MainLazy<any ManagementCardInject>
    ) {
        self.accounts = accounts
        self.cards = cards
        self.managementCard = managementCard
    }

    func router(
        accountNumber: String,
        listener: any ManagementDemandDepositListener
    ) -> any ViewableRouting {
        let viewController = AccountViewController()
        let interactor = AccountInteractor(
            presenter: viewController,
            number: accountNumber,
            accounts: accounts,
            cards: cards
        )
        interactor.listener = listener
        return AccountRouter(
            interactor: interactor,
            viewController: viewController,
            managementCard: managementCard
        )
    }
}
