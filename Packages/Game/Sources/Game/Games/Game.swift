import Console
import GameInterface
import RIBs

/// A game that LoggedIn can start without knowing which it is.
@MainActor
protocol Game: AnyObject {
    var title: GameTitle { get }
    var builder: any GameBuildable { get }
}

@MainActor
protocol GameBuildable: Buildable {
    /// - Parameter listener: Learns how the game goes; held weakly.
    func build(withListener listener: any GameListener) -> any ViewableRouting
}

/// Who has started a game.
@MainActor
protocol GameListener: AnyObject {
    /// Who has won stands, and is about to be announced.
    ///
    /// The tutorials count when the announcement is closed; a session that ends before that would lose
    /// the game.
    /// - Parameter winner: nil for a draw.
    /// - Returns: What ends when the game is counted and kept, with what went wrong with that and is to
    ///   be told beside the announcement. It goes on when the game is detached.
    func gameIsDecided(with winner: PlayerType?) -> Task<Notice?, Never>

    /// The announcement is closed; detach the game now, before returning.
    /// - Parameter winner: nil for a draw.
    func gameDidEnd(with winner: PlayerType?)

    /// The person has left the game before its end; detach it now, before returning.
    func gameDidLeave()
}
