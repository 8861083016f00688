import Console
import GameInterface
import RIBs

/// Tic Tac Toe as one of the games that LoggedIn can start: whatever the game tells, it tells LoggedIn
/// in the words of all games.
///
/// The game holds its listener weakly, and that is this: keep it for as long as the game may be
/// played.
final class TicTacToeAdapter: Game, GameBuildable {
    let title = GameTitle.ticTacToe
    var builder: any GameBuildable { self }

    private let ticTacToeBuilder: any TicTacToeBuildable
    private weak var listener: (any GameListener)?

    /// - Parameter dependency: Who plays, and how they stand; held, so let it not hold the adapter.
    convenience init(dependency: any TicTacToeDependency) {
        self.init(ticTacToeBuilder: TicTacToeBuilder(dependency: dependency))
    }

    init(ticTacToeBuilder: any TicTacToeBuildable) {
        self.ticTacToeBuilder = ticTacToeBuilder
    }

    func build(withListener listener: any GameListener) -> any ViewableRouting {
        self.listener = listener
        return ticTacToeBuilder.build(withListener: self)
    }
}

extension TicTacToeAdapter: TicTacToeListener {
    func ticTacToeIsDecided(with winner: PlayerType?) -> Task<Notice?, Never> {
        listener?.gameIsDecided(with: winner) ?? Task { nil }
    }

    func ticTacToeDidEnd(with winner: PlayerType?) {
        listener?.gameDidEnd(with: winner)
    }

    func ticTacToeDidLeave() {
        listener?.gameDidLeave()
    }
}
