import RIBs

/// It has no listener: a score board tells nothing.
@MainActor
protocol BasicScoreBoardInteractable: Interactable {
    var router: (any BasicScoreBoardRouting)? { get set }
}

@MainActor
protocol BasicScoreBoardViewControllable: ViewControllable {}

final class BasicScoreBoardRouter:
    ViewableRouter<any BasicScoreBoardInteractable, any BasicScoreBoardViewControllable>,
    BasicScoreBoardRouting
{
    override init(
        interactor: any BasicScoreBoardInteractable,
        viewController: any BasicScoreBoardViewControllable
    ) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
