import Console
import RIBs

@MainActor
protocol OffGameInteractable: Interactable {
    var router: (any OffGameRouting)? { get set }
    var listener: (any OffGameListener)? { get set }
}

@MainActor
protocol OffGameViewControllable: ViewControllable {
    func show(scoreBoardView: any ViewControllable)
}

/// Puts the score board into OffGame's own screen.
final class OffGameRouter: ViewableRouter<any OffGameInteractable, any OffGameViewControllable>,
    OffGameRouting
{
    private let scoreBoardBuilder: any BasicScoreBoardBuildable

    init(
        interactor: any OffGameInteractable,
        viewController: any OffGameViewControllable,
        scoreBoardBuilder: any BasicScoreBoardBuildable
    ) {
        self.scoreBoardBuilder = scoreBoardBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    override func didLoad() {
        let scoreBoard = scoreBoardBuilder.build()
        viewController.show(scoreBoardView: scoreBoard.viewControllable)
        attachChild(scoreBoard)
    }
}
