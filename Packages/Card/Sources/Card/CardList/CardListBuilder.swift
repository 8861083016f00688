import BankConsole
import RIBs

/// What the list of cards needs.
@MainActor
protocol CardListDependency: ManagementCardDependency {}

@MainActor
protocol CardListBuildable: Buildable {
    func build(withListener listener: any HomePluginListener) -> any ViewableRouting
}

/// Builds the list of the customer's cards.
final class CardListBuilder: Builder<any CardListDependency>, CardListBuildable {
    func build(withListener listener: any HomePluginListener) -> any ViewableRouting {
        let viewController = CardListViewController()
        let interactor = CardListInteractor(
            presenter: viewController,
            service: dependency.cards,
            customer: dependency.signedInSession.customer
        )
        interactor.listener = listener
        return CardListRouter(
            interactor: interactor,
            viewController: viewController,
            managementBuilder: ManagementCardBuilder(dependency: dependency)
        )
    }
}
