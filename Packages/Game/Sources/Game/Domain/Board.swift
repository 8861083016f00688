import GameInterface

/// A board of Tic Tac Toe and the rules of the game: players alternate, player 1 first; three in a
/// row, column or diagonal win; a full board without is a draw.
///
///     var board = Board()
///     try board.take(middle)
///     board.standing  // .next(.player2)
package struct Board: Sendable, Hashable {
    private var takenByPlayer1: CellSet = []
    private var takenByPlayer2: CellSet = []
    /// Who is to move, or how the game ended.
    package private(set) var standing = Standing.next(.player1)

    /// An empty board.
    package init() {}

    /// The board after these moves.
    /// - Parameter moves: Names of cells, in the order they were taken.
    /// - Throws: `MoveError` for the first move that cannot be made.
    package init(after moves: [String]) throws(MoveError) {
        for name in moves {
            guard let cell = Cell(name) else { throw refusal(.noSuchCell, of: name) }
            try take(cell)
        }
    }

    /// Who took the cell; nil while it is free.
    package subscript(cell: Cell) -> PlayerType? {
        if takenByPlayer1.contains(CellSet(cell)) { return .player1 }
        if takenByPlayer2.contains(CellSet(cell)) { return .player2 }
        return nil
    }

    /// The cells that the player took.
    package func cells(of player: PlayerType) -> CellSet {
        switch player {
        case .player1: takenByPlayer1
        case .player2: takenByPlayer2
        }
    }

    /// How many moves were made: 0 to 9.
    package var moveCount: Int { taken.count }

    /// The cells that nobody took, also after the end.
    package var freeCells: [Cell] { CellSet.all.subtracting(taken).cells }

    /// Makes the next player's move.
    /// - Throws: `MoveError` `gameOver` after the end, `taken` when the cell is not free; the board
    ///   then stays as it was.
    package mutating func take(_ cell: Cell) throws(MoveError) {
        guard case .next(let player) = standing else {
            throw refusal(.gameOver, of: cell.description)
        }
        guard self[cell] == nil else { throw refusal(.taken, of: cell.description) }
        switch player {
        case .player1:
            takenByPlayer1.insert(CellSet(cell))
            standing = Self.standing(of: takenByPlayer1, afterMoveOf: player, taken: taken)
        case .player2:
            takenByPlayer2.insert(CellSet(cell))
            standing = Self.standing(of: takenByPlayer2, afterMoveOf: player, taken: taken)
        }
    }

    private var taken: CellSet { takenByPlayer1.union(takenByPlayer2) }

    /// Only who moved can have won by it, so only that player's cells are looked at.
    private static func standing(
        of cells: CellSet,
        afterMoveOf player: PlayerType,
        taken: CellSet
    ) -> Standing {
        let won = CellSet.lines.filter(cells.isSuperset).reduce(CellSet()) { $0.union($1) }
        if !won.isEmpty { return .over(.won(player, won)) }
        return taken == .all ? .over(.draw) : .next(player.opponent)
    }

    private func refusal(_ reason: MoveError.Reason, of cell: String) -> MoveError {
        MoveError(reason: reason, cell: cell, turn: moveCount + 1)
    }
}
