package import GameInterface

/// A board of Tic Tac Toe with the rules of the game.
///
/// The players alternate, beginning with player 1. Three cells in a row, column or diagonal win. A
/// full board without such a line is a draw.
///
///     var board = Board()
///     try board.take(middle)
///     board.status  // .next(.player2)
package struct Board: Sendable, Hashable {
    package enum Status: Sendable, Hashable {
        /// The game goes on with a move of this player.
        case next(PlayerType)
        case over(Outcome)
    }

    package enum Outcome: Sendable, Hashable {
        /// A player has won with these cells: three, or five if the last move completed two lines.
        case won(PlayerType, CellSet)
        case draw
    }

    private var takenByPlayer1: CellSet = []
    private var takenByPlayer2: CellSet = []
    package private(set) var status = Status.next(.player1)

    package init() {}

    /// Creates the board that results from some moves.
    /// - Parameter moves: The names of the cells, in the order of the moves.
    /// - Throws: `MoveError` for the first move that breaks a rule.
    package init(after moves: [String]) throws(MoveError) {
        for name in moves {
            guard let cell = Cell(name) else { throw refusal(.noSuchCell, of: name) }
            try take(cell)
        }
    }

    /// The player who took a cell; nil for a free cell.
    package subscript(cell: Cell) -> PlayerType? {
        if takenByPlayer1.contains(CellSet(cell)) { return .player1 }
        if takenByPlayer2.contains(CellSet(cell)) { return .player2 }
        return nil
    }

    package func cells(of player: PlayerType) -> CellSet {
        switch player {
        case .player1: takenByPlayer1
        case .player2: takenByPlayer2
        }
    }

    /// The number of moves so far, 0 to 9.
    package var moveCount: Int { taken.count }

    /// The cells that no player has taken, even after the end of the game.
    package var freeCells: [Cell] { CellSet.all.subtracting(taken).cells }

    /// Takes a cell for the player whose turn it is.
    /// - Throws: `MoveError` `gameOver` or `taken`; the board then stays unchanged.
    package mutating func take(_ cell: Cell) throws(MoveError) {
        guard case .next(let player) = status else {
            throw refusal(.gameOver, of: cell.description)
        }
        guard self[cell] == nil else { throw refusal(.taken, of: cell.description) }
        switch player {
        case .player1: takenByPlayer1.insert(CellSet(cell))
        case .player2: takenByPlayer2.insert(CellSet(cell))
        }
        status = status(afterMoveOf: player)
    }

    private var taken: CellSet { takenByPlayer1.union(takenByPlayer2) }

    /// Returns the status after a move of `player`, the only player who can have completed a line.
    private func status(afterMoveOf player: PlayerType) -> Status {
        let won = CellSet.lines.filter(cells(of: player).isSuperset)
            .reduce(CellSet()) { $0.union($1) }
        if !won.isEmpty { return .over(.won(player, won)) }
        return taken == .all ? .over(.draw) : .next(player.opponent)
    }

    private func refusal(_ reason: MoveError.Reason, of cell: String) -> MoveError {
        MoveError(reason: reason, cell: cell, turn: moveCount + 1)
    }
}

extension PlayerType {
    /// The mark of the player, which the board shows in the player's cells.
    package var mark: String {
        switch self {
        case .player1: "X"
        case .player2: "O"
        }
    }
}
