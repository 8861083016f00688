import CardInterface
import Console
import RIBs

@MainActor
protocol CardListInteractable: Interactable, ManagementCardListener, IssueCardListener {
    var router: (any CardListRouting)? { get set }
}

/// Shows one child above the list at a time.
final class CardListRouter:
    ViewableRouter<any CardListInteractable, any PresentingViewControllable>, CardListRouting,
    ShowingChild
{
    private let managementBuilder: any ManagementCardBuildable
    private let issueBuilder: any IssueCardBuildable
    var shown: (any ViewableRouting)?

    init(
        interactor: any CardListInteractable,
        viewController: any PresentingViewControllable,
        managementBuilder: any ManagementCardBuildable,
        issueBuilder: any IssueCardBuildable
    ) {
        self.managementBuilder = managementBuilder
        self.issueBuilder = issueBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachManagement(of card: CardNumber) {
        show(managementBuilder.build(cardNumber: card.full, withListener: interactor))
    }

    func attachIssue() {
        show(issueBuilder.build(withListener: interactor))
    }
}
