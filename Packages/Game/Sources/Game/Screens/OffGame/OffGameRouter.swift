import RIBs

@MainActor
protocol OffGameViewControllable: ViewControllable {
    func show(scoreBoardView: any ViewControllable)
}

/// Attaches the score board, and shows it as a part of OffGame's screen.
final class OffGameRouter: ViewableRouter<any Interactable, any OffGameViewControllable> {
    private let scoreBoardBuilder: any BasicScoreBoardBuildable

    init(
        interactor: any Interactable,
        viewController: any OffGameViewControllable,
        scoreBoardBuilder: any BasicScoreBoardBuildable
    ) {
        self.scoreBoardBuilder = scoreBoardBuilder
        super.init(interactor: interactor, viewController: viewController)
    }

    override func didLoad() {
        let scoreBoard = scoreBoardBuilder.build()
        viewController.show(scoreBoardView: scoreBoard.viewControllable)
        attachChild(scoreBoard)
    }
}
