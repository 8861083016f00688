import DependencyContainer

/// Where a game of Tic Tac Toe stands.
public enum GameStanding: Sendable, Hashable {
    /// It goes on, and this player is to move: 1 or 2.
    case next(player: Int)
    /// This player has three in a row: 1 or 2.
    case won(player: Int)
    /// The board is full, and nobody has three in a row.
    case draw
}

/// The game, for whoever wants to follow one without knowing its rules.
public protocol GameInject: Sendable {
    /// Where a game stands after these moves.
    /// - Parameter moves: Cells in the order they were taken, as `b2`: column a to c, row 1 to 3.
    /// - Throws: `MoveError` for a cell that there is not, is taken, or comes after the end.
    func standing(after moves: [String]) throws -> GameStanding
}

public let gameInject = InjectID<any GameInject>("GameInject")

/// Why a move cannot be made.
public struct MoveError: Error, Sendable, Hashable {
    public enum Reason: Sendable, Hashable {
        case noSuchCell, taken, gameOver
    }

    public let reason: Reason
    /// The cell as it was named.
    public let cell: String
    /// Which move it was: 1 for the first.
    public let turn: Int

    public init(reason: Reason, cell: String, turn: Int) {
        self.reason = reason
        self.cell = cell
        self.turn = turn
    }
}
