import Console
import GameInterface

/// What the screen shows.
struct TicTacToeState: Sendable, Equatable {
    let players: Players
    /// nil until it is known.
    var score: Score?
    var board = Board()
    var notice: Notice?

    /// A player's name and mark: `Hana (X)`.
    func title(of player: PlayerType) -> String {
        "\(players[player]) (\(player.mark))"
    }
}
