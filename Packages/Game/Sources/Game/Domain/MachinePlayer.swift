import GameInterface

/// A program that plays Tic Tac Toe and never loses.
///
///     var board = try Board(after: ["a1"])
///     if let cell = MachinePlayer.move(on: board) { try board.take(cell) }
package struct MachinePlayer {
    /// Returns the best cell for the player whose turn it is.
    ///
    /// The move wins as soon as possible, otherwise draws, otherwise loses as late as possible. The
    /// same board always gives the same cell.
    ///
    /// - Returns: The cell to take; nil when the game is over.
    package static func move(on board: Board) -> Cell? {
        var player = MachinePlayer()
        return player.best(on: board)?.cell
    }

    /// The values of the boards evaluated so far, because several orders of moves lead to the same
    /// board.
    private var values: [Board: Int] = [:]

    /// The number of boards evaluated so far, for tests.
    private(set) var evaluations = 0

    /// Returns the best move and its value, or nil when the game is over.
    ///
    /// The value is 0 for a draw, positive if the player wins, and negative if the player loses.
    /// The sooner the game ends, the greater the absolute value.
    mutating func best(on board: Board) -> (cell: Cell, value: Int)? {
        evaluations += 1
        guard case .next(let player) = board.status else { return nil }
        // Winning now is best, so the other moves need no evaluation.
        if let win = board.winningCells(for: player).first {
            return (win, 9 - board.moveCount)
        }
        // Any move that leaves such a cell free loses at once.
        let threats = board.winningCells(for: player.opponent)
        var best: (cell: Cell, value: Int)?
        for cell in Self.preferred where board[cell] == nil {
            guard threats.isEmpty || threats.contains(cell) else { continue }
            guard let value = value(of: cell, on: board), value > best?.value ?? .min else {
                continue
            }
            best = (cell, value)
        }
        return best
    }

    /// Returns the value of a move that does not win at once; nil for a move that breaks a rule.
    private mutating func value(of cell: Cell, on board: Board) -> Int? {
        var after = board
        guard (try? after.take(cell)) != nil else { return nil }
        if let value = values[after] { return value }
        let value = -(best(on: after)?.value ?? 0)
        values[after] = value
        return value
    }

    /// The cells in the order in which they are tried: first the cells that are on the most lines.
    private static let preferred: [Cell] = Cell.allCases.sorted {
        lines(through: $0) > lines(through: $1)
    }

    private static func lines(through cell: Cell) -> Int {
        CellSet.lines.count { $0.contains(CellSet(cell)) }
    }
}

extension Board {
    /// Returns the free cells with which the player completes a line.
    fileprivate func winningCells(for player: PlayerType) -> [Cell] {
        freeCells.filter { cell in
            let cells = cells(of: player).union(CellSet(cell))
            return CellSet.lines.contains { cells.isSuperset(of: $0) }
        }
    }
}
