import GameInterface
import RIBs

/// What TicTacToe needs: who plays, and how they stand. Who has the machine's name is played by it.
@MainActor
protocol TicTacToeDependency: Dependency {
    var player1Name: String { get }
    var player2Name: String { get }
    var scoreStream: any ScoreStream { get }
}

@MainActor
protocol TicTacToeBuildable: Buildable {
    /// - Parameter listener: Learns how the game goes; held weakly.
    func build(withListener listener: any TicTacToeListener) -> any TicTacToeRouting
}

/// Builds a game of Tic Tac Toe.
final class TicTacToeBuilder: Builder<any TicTacToeDependency>, TicTacToeBuildable {
    func build(withListener listener: any TicTacToeListener) -> any TicTacToeRouting {
        let viewController = TicTacToeViewController()
        let interactor = TicTacToeInteractor(
            presenter: viewController,
            players: Players(
                player1Name: dependency.player1Name,
                player2Name: dependency.player2Name
            ),
            scoreStream: dependency.scoreStream
        )
        interactor.listener = listener
        return TicTacToeRouter(interactor: interactor, viewController: viewController)
    }
}
