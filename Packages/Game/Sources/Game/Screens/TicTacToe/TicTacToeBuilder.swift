import RIBs

@MainActor
protocol TicTacToeDependency: GameDependency {}

/// Builds Tic Tac Toe; a player with the machine's name is played by the machine.
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

/// The router of Tic Tac Toe, which has no children.
final class TicTacToeRouter: ViewableRouter<any Interactable, any ViewControllable> {}
