/// The cells in a screen's grids that have an action, and the moves of the arrow keys between these
/// cells.
struct SelectableCells {
    /// The indices of the blocks that have selectable cells.
    let grids: [Int]

    /// The positions of the selectable cells, row by row from the top left.
    let all: [GridPosition]
    private let screen: Screen

    init(of screen: Screen) {
        self.screen = screen
        all = Self.positions(on: screen)
        grids = all.reduce(into: []) { blocks, position in
            if blocks.last != position.block { blocks.append(position.block) }
        }
    }

    /// Returns the action of a cell; nil if the cell cannot be selected.
    func action(at position: GridPosition) -> ScreenAction.ID? {
        guard all.contains(position), case .grid(let grid) = screen.blocks[position.block]
        else { return nil }
        return grid.rows[position.row][position.column].action
    }

    /// Returns the first selectable cell of a grid.
    func first(inGrid block: Int) -> GridPosition? {
        all.first { $0.block == block }
    }

    /// Returns the first selectable cell of the last row with selectable cells.
    func lastRow(inGrid block: Int) -> GridPosition? {
        let last = all.last { $0.block == block }
        return all.first { $0.block == block && $0.row == last?.row }
    }

    /// Returns the next selectable cell in the same row, to the left or to the right.
    func horizontalNeighbor(of position: GridPosition, isLeft: Bool) -> GridPosition? {
        let row = all.filter { $0.block == position.block && $0.row == position.row }
        return isLeft
            ? row.last { $0.column < position.column } : row.first { $0.column > position.column }
    }

    /// Returns the nearest cell in the next row with selectable cells, above or below.
    ///
    /// Together with `horizontalNeighbor`, this method makes each cell reachable from every other
    /// cell.
    func verticalNeighbor(of position: GridPosition, isAbove: Bool) -> GridPosition? {
        all
            .filter {
                $0.block == position.block
                    && (isAbove ? $0.row < position.row : $0.row > position.row)
            }
            .min { one, other in
                let (oneDistance, otherDistance) = (
                    one.distance(to: position), other.distance(to: position)
                )
                return (oneDistance.rows, oneDistance.columns) < (
                    otherDistance.rows, otherDistance.columns
                )
            }
    }

    /// Returns the selectable cell that is nearest to `position`, in the same grid if possible.
    func nearest(to position: GridPosition) -> GridPosition? {
        let block = grids.contains(position.block) ? position.block : grids.first
        return all.filter { $0.block == block }
            .min { $0.distance(to: position).squared < $1.distance(to: position).squared }
    }

    private static func positions(on screen: Screen) -> [GridPosition] {
        let grids = screen.blocks.contains { if case .grid = $0 { true } else { false } }
        let ids = grids ? Set(screen.actions.map(\.id)) : []
        var positions: [GridPosition] = []
        for (block, content) in screen.blocks.enumerated() {
            guard case .grid(let grid) = content else { continue }
            for (row, cells) in grid.rows.enumerated() {
                for (column, cell) in cells.enumerated() {
                    guard let id = cell.action, ids.contains(id) else { continue }
                    positions.append(GridPosition(block: block, row: row, column: column))
                }
            }
        }
        return positions
    }
}

/// The position of a cell in a screen's grids.
struct GridPosition: Equatable {
    /// The index of the grid's block.
    let block: Int
    let row: Int
    let column: Int

    /// Returns the distance to another cell of the same grid in rows and columns, and the squared
    /// distance.
    func distance(to other: GridPosition) -> (rows: Int, columns: Int, squared: Int) {
        let (rows, columns) = (abs(row - other.row), abs(column - other.column))
        return (rows, columns, rows * rows + columns * columns)
    }
}
