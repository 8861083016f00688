import Bookkeeping

/// Why a move cannot be made.
public struct MoveError: Error, Sendable, Hashable {
    /// The rule that the move breaks.
    public enum Reason: Sendable, Hashable {
        /// The board has no such cell.
        case noSuchCell
        /// A player took the cell before.
        case taken
        /// The game has been won, or the board is full.
        case gameOver
    }

    /// The rule that the move breaks.
    public let reason: Reason
    /// The cell: as it was named where there is no such cell, otherwise as `b2`.
    public let cell: String
    /// Which move it was: 1 for the first.
    public let turn: Int

    /// - Parameters:
    ///   - reason: The rule that the move breaks.
    ///   - cell: The cell of the move.
    ///   - turn: Which move it was: 1 for the first.
    public init(reason: Reason, cell: String, turn: Int) {
        self.reason = reason
        self.cell = cell
        self.turn = turn
    }
}
