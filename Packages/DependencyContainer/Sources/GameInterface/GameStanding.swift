/// Where a game of Tic Tac Toe stands.
public enum GameStanding: Sendable, Hashable {
    /// It goes on, and this player is to move: 1 or 2.
    case next(player: Int)
    /// This player has three in a row: 1 or 2.
    case won(player: Int)
    /// The board is full, and nobody has three in a row.
    case draw
}
