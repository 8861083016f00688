/// Where a game of Tic Tac Toe stands.
public enum GameStanding: Sendable, Hashable {
    /// It goes on, and this player is to move: 1 or 2.
    case next(player: Int)
    /// This player has three in a row: 1 or 2. The line is these three cells, as `b2`, or the five
    /// where the last move completed two lines at once.
    case won(player: Int, line: [String])
    /// The board is full, and nobody has three in a row.
    case draw
}
