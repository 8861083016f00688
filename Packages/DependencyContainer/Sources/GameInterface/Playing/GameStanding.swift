/// Where a game of Tic Tac Toe stands.
public enum GameStatus: Sendable, Hashable {
    /// It goes on, and this player is to move.
    case next(PlayerType)
    /// This player has three in a row. The line is these three cells, as `b2`, or the five where the
    /// last move completed two lines at once.
    case won(PlayerType, line: [String])
    /// The board is full, and nobody has three in a row.
    case draw
}
