import BankConsole
import RIBs
import SigningInterface

/// What the list of cards needs.
@MainActor
protocol CardListDependency: ManagementCardDependency {}

/// Its scope, of which the issue of a card gets what it needs.
final class CardListComponent: Component<any CardListDependency>, IssueCardDependency {
    var signedInSession: any SignedInSession { dependency.signedInSession }
    var cards: CardService { dependency.cards }
}

@MainActor
protocol CardListBuildable: Buildable {
    func build(withListener listener: any ChildListener) -> any ViewableRouting
}

/// Builds the list of the customer's cards.
final class CardListBuilder: Builder<any CardListDependency>, CardListBuildable {
    func build(withListener listener: any ChildListener) -> any ViewableRouting {
        let component = CardListComponent(dependency: dependency)
        let viewController = CardListViewController()
        let interactor = CardListInteractor(
            presenter: viewController,
            service: component.cards,
            customer: component.signedInSession.customer
        )
        interactor.listener = listener
        return CardListRouter(
            interactor: interactor,
            viewController: viewController,
            managementBuilder: ManagementCardBuilder(dependency: dependency),
            issueBuilder: IssueCardBuilder(dependency: component)
        )
    }
}
