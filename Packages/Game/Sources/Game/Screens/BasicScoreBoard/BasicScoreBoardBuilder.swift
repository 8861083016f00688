import RIBs

@MainActor
protocol BasicScoreBoardDependency: GameDependency {}

@MainActor
protocol BasicScoreBoardBuildable: Buildable {
    func build() -> any ViewableRouting
}

/// Builds the score board, which is a part of its parent's screen.
final class BasicScoreBoardBuilder: Builder<any BasicScoreBoardDependency>,
    BasicScoreBoardBuildable
{
    func build() -> any ViewableRouting {
        let viewController = BasicScoreBoardViewController(
            player1Name: dependency.player1Name,
            player2Name: dependency.player2Name
        )
        let interactor = BasicScoreBoardInteractor(
            presenter: viewController,
            scoreStream: dependency.scoreStream
        )
        return BasicScoreBoardRouter(interactor: interactor, viewController: viewController)
    }
}

/// The router of the score board, which has no children.
final class BasicScoreBoardRouter: ViewableRouter<any Interactable, any ViewControllable> {}
