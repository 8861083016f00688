import GameInterface

/// A player that is a program, and never loses.
///
///     var board = try Board(after: ["a1"])
///     if let cell = MachinePlayer.move(on: board) { try board.take(cell) }
package struct MachinePlayer {
    /// The cell that whoever is to move should take: it wins as soon as can be, or else draws, or
    /// else loses as late as can be. The same board always gets the same answer.
    ///
    /// - Returns: nil after the end.
    package static func move(on board: Board) -> Cell? {
        var player = MachinePlayer()
        return player.best(on: board)?.cell
    }

    /// What boards are worth that were looked at before: moves in another order lead to the same
    /// one.
    private var known: [Board: Int] = [:]

    /// The best move for who is to move, and what it is worth to that player: 0 for a draw, above it
    /// the sooner they win, below it the sooner they lose; nil after the end.
    private mutating func best(on board: Board) -> (cell: Cell, worth: Int)? {
        guard case .next(let player) = board.standing else { return nil }
        // Nothing is better than to win now, so what else could be done need not be looked at.
        if let win = board.cellsThatWin(for: player).first {
            return (win, 9 - board.moveCount)
        }
        // Whoever leaves such a cell loses with the next move, and nothing is worse.
        let threats = board.cellsThatWin(for: player.opponent)
        var best: (cell: Cell, worth: Int)?
        for cell in Self.preferred where board[cell] == nil {
            guard threats.isEmpty || threats.contains(cell) else { continue }
            guard let worth = worth(of: cell, on: board), worth > best?.worth ?? .min else {
                continue
            }
            best = (cell, worth)
        }
        return best
    }

    /// What a move that does not win at once is worth to who makes it; nil when it cannot be made.
    private mutating func worth(of cell: Cell, on board: Board) -> Int? {
        var after = board
        guard (try? after.take(cell)) != nil else { return nil }
        if let worth = known[after] { return worth }
        let worth = -(best(on: after)?.worth ?? 0)
        known[after] = worth
        return worth
    }

    /// Of moves that are worth the same, the earlier one: the middle is in four lines, a corner in
    /// three, the others in two.
    private static let preferred: [Cell] = Cell.allCases.sorted {
        lines(through: $0) > lines(through: $1)
    }

    private static func lines(through cell: Cell) -> Int {
        CellSet.lines.count { $0.contains(CellSet(cell)) }
    }
}

extension Board {
    /// The free cells with which the player would have three in a row.
    fileprivate func cellsThatWin(for player: PlayerType) -> [Cell] {
        freeCells.filter { cell in
            let cells = cells(of: player).union(CellSet(cell))
            return CellSet.lines.contains { cells.isSuperset(of: $0) }
        }
    }
}
