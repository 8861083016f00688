public import DependencyContainer

/// The games, for features that offer a game or check its moves without knowing its rules.
public protocol GameInject: Sendable {
    /// The games in the order in which they are offered.
    var games: [GameTitle] { get }

    /// Returns the status of a game of Tic Tac Toe after some moves.
    /// - Parameter moves: The cells in the order of the moves, such as `b2`: columns a to c from
    ///   the left, rows 1 to 3 from the top. Player 1 begins.
    /// - Throws: ``MoveError`` for the first move that breaks a rule.
    func status(after moves: [String]) throws -> GameStatus
}

extension GameInject {
    /// Returns the game with an id, ignoring case; nil for an unknown id.
    public func game(withID id: String) -> GameTitle? {
        games.first { $0.matches(id: id) }
    }
}

/// The id of the ``GameInject`` service.
public let gameInject = InjectID<any GameInject>("GameInject")

/// A game that can be played.
public struct GameTitle: Sendable, Hashable {
    /// The name of the game in URLs, such as `ticTacToe`.
    public let id: String
    /// The name of the game for people, such as `Tic Tac Toe`.
    public let name: String

    public init(id: String, name: String) {
        self.id = id
        self.name = name
    }

    /// Returns whether `id` is the id of this game, ignoring case.
    public func matches(id: String) -> Bool {
        self.id.lowercased() == id.lowercased()
    }
}

/// The status of a game of Tic Tac Toe.
public enum GameStatus: Sendable, Hashable {
    /// The game goes on with a move of this player.
    case next(PlayerType)
    /// This player has won.
    ///
    /// The line has three cells such as `b2`, or five when the last move completed two lines.
    case won(PlayerType, line: [String])
    /// The board is full without a winner.
    case draw
}

/// A move that breaks a rule.
public struct MoveError: Error, Sendable, Hashable {
    /// The rules that a move can break.
    public enum Reason: Sendable, Hashable {
        /// The board has no such cell.
        case noSuchCell
        /// An earlier move took the cell.
        case taken
        /// The game is won, or the board is full.
        case gameOver
    }

    /// The rule that the move breaks.
    public let reason: Reason
    /// The cell, such as `b2`, or the given text when the board has no such cell.
    public let cell: String
    /// The number of the move, starting at 1.
    public let turn: Int

    /// Creates an error.
    /// - Parameters:
    ///   - reason: The rule that the move breaks.
    ///   - cell: The cell of the move.
    ///   - turn: The number of the move, starting at 1.
    public init(reason: Reason, cell: String, turn: Int) {
        self.reason = reason
        self.cell = cell
        self.turn = turn
    }
}
