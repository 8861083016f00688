import CardInterface
import DependencyContainer
import RIBs

/// Shows one card above the account at a time.
final class AccountRouter: ViewableRouter<AccountInteractor, AccountViewController> {
    private let managementCard: MainLazy<any ManagementCardInject>
    private var shown: (any ViewableRouting)?

    init(
        interactor: AccountInteractor,
        viewController: AccountViewController,
        managementCard: MainLazy<any ManagementCardInject>
    ) {
        self.managementCard = managementCard
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attach(_ card: CardSummary) throws {
        let child = try managementCard.value
            .router(cardNumber: card.cardNumber, listener: interactor)
        shown = child
        attachChild(child)
        viewController.present(child.viewControllable)
    }

    func detachShown() {
        guard let child = shown else { return }
        shown = nil
        viewController.dismiss(child.viewControllable)
        detachChild(child)
    }
}
