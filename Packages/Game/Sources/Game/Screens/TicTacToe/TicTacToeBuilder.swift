import RIBs

@MainActor
protocol TicTacToeDependency: GameDependency {}

/// Builds Tic Tac Toe, in which the machine plays for the player of that name.
final class TicTacToeBuilder: Builder<any TicTacToeDependency>, GameBuildable {
    func build(withListener listener: any GameListener) -> any ViewableRouting {
        let viewController = TicTacToeViewController()
        let interactor = TicTacToeInteractor(
            presenter: viewController,
            players: dependency.players,
            scoreStream: dependency.scoreStream
        )
        interactor.listener = listener
        return TicTacToeRouter(interactor: interactor, viewController: viewController)
    }
}

/// It has no children.
final class TicTacToeRouter: ViewableRouter<any Interactable, any ViewControllable> {}
