import CardInterface
import Console
import RIBs

@MainActor
protocol CardListInteractable: Interactable {
    var router: (any CardListRouting)? { get set }
}

@MainActor
protocol CardListViewControllable: ScreenViewControllable {}

/// Shows one child above the list at a time.
final class CardListRouter:
    ViewableRouter<any CardListInteractable, any CardListViewControllable>, CardListRouting
{
    private let managementBuilder: any ManagementCardBuildable
    private var child: (any ViewableRouting)?

    init(
        interactor: any CardListInteractable,
        viewController: any CardListViewControllable,
        managementBuilder: any ManagementCardBuildable
    ) {
        self.managementBuilder = managementBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachManagement(of card: CardNumber, listener: any ManagementCardListener) {
        attach(managementBuilder.build(cardNumber: card.full, withListener: listener))
    }

    func detachShown() {
        guard let child else { return }
        self.child = nil
        viewController.dismiss(child.viewControllable)
        detachChild(child)
    }

    private func attach(_ child: any ViewableRouting) {
        detachShown()
        self.child = child
        attachChild(child)
        viewController.present(child.viewControllable)
    }
}
