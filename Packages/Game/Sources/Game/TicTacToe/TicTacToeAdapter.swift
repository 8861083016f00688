import GameInterface
import RIBs

/// Tic Tac Toe as one of the games that LoggedIn can start.
final class TicTacToeAdapter: Game, GameBuildable {
    let title = GameTitle.ticTacToe
    var builder: any GameBuildable { self }

    private let ticTacToeBuilder: any TicTacToeBuildable

    /// - Parameter dependency: Who plays, and how they stand; held, so let it not hold the adapter.
    init(dependency: any TicTacToeDependency) {
        ticTacToeBuilder = TicTacToeBuilder(dependency: dependency)
    }

    func build(withListener listener: any GameListener) -> any ViewableRouting {
        ticTacToeBuilder.build(withListener: listener)
    }
}
