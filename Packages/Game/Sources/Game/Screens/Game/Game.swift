import Console
import GameInterface
import RIBs

/// A game that LoggedIn can start without knowing the game's rules.
struct Game {
    let title: GameTitle
    let builder: any GameBuildable
}

/// The players and their score, which every game and the score board show.
@MainActor
protocol GameDependency: Dependency {
    var player1Name: String { get }
    var player2Name: String { get }
    var scoreStream: any ScoreStream { get }
}

extension GameDependency {
    var players: Players { Players(player1Name: player1Name, player2Name: player2Name) }
}

@MainActor
protocol GameBuildable: Buildable {
    /// - Parameter listener: The RIB that starts the game; not retained.
    func build(withListener listener: any GameListener) -> any ViewableRouting
}

/// The RIB that starts a game.
@MainActor
protocol GameListener: AnyObject {
    /// Counts a game whose result is known but not announced yet.
    ///
    /// The RIBs tutorials count a game only when its announcement is closed.
    /// - Parameter winner: The winner; nil for a draw.
    /// - Returns: A task that counts the game even after the game is detached, and returns the
    ///   error if counting fails.
    func gameIsDecided(with winner: PlayerType?) -> Task<Notice?, Never>

    /// Detaches the game before returning, because the player closed the announcement of the
    /// result.
    /// - Parameter winner: The winner; nil for a draw.
    func gameDidEnd(with winner: PlayerType?)

    /// Detaches the game before returning, because the player left it before its end.
    func gameDidLeave()
}
