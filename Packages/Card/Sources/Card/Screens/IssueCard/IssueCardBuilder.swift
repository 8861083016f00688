import RIBs
import SigningInterface

/// What the issue of a card needs.
@MainActor
protocol IssueCardDependency: Dependency {
    var signedInSession: any SignedInSession { get }
    var cards: CardService { get }
}

@MainActor
protocol IssueCardBuildable: Buildable {
    func build(withListener listener: any IssueCardListener) -> any ViewableRouting
}

/// Builds the issue of a card to one of the customer's accounts.
final class IssueCardBuilder: Builder<any IssueCardDependency>, IssueCardBuildable {
    func build(withListener listener: any IssueCardListener) -> any ViewableRouting {
        let viewController = IssueCardViewController()
        let interactor = IssueCardInteractor(
            presenter: viewController,
            service: dependency.cards,
            customer: dependency.signedInSession.customer
        )
        interactor.listener = listener
        return IssueCardRouter(interactor: interactor, viewController: viewController)
    }
}
