import GameInterface

/// How a game ended.
package enum Outcome: Sendable, Hashable {
    /// The player has three in a row; the cells are those three, or five where the last move
    /// completed two lines at once.
    case won(PlayerType, CellSet)
    /// The board is full, and nobody has three in a row.
    case draw
}
