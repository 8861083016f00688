/// The cells of a screen's grids that can be chosen, and how the arrows lead from one to the others:
/// over the cells between, which have nothing to choose.
struct SelectableCells {
    /// The grids that have such cells, by their index among the screen's blocks.
    let grids: [Int]

    /// From the top, each row from the left.
    let all: [GridPosition]
    private let screen: Screen

    init(of screen: Screen) {
        self.screen = screen
        all = Self.positions(on: screen)
        grids = all.reduce(into: []) { blocks, position in
            if blocks.last != position.block { blocks.append(position.block) }
        }
    }

    /// What choosing the cell does; nil when it cannot be chosen.
    func action(at position: GridPosition) -> ScreenAction.ID? {
        guard all.contains(position), case .grid(let grid) = screen.blocks[position.block]
        else { return nil }
        return grid.rows[position.row][position.column].action
    }

    /// The first cell of a grid.
    func first(inGrid block: Int) -> GridPosition? {
        all.first { $0.block == block }
    }

    /// The first cell of the last row of a grid that has any.
    func lastRow(inGrid block: Int) -> GridPosition? {
        let last = all.last { $0.block == block }
        return all.first { $0.block == block && $0.row == last?.row }
    }

    /// The next cell of the same row, to the left or the right.
    func horizontalNeighbor(of position: GridPosition, isLeft: Bool) -> GridPosition? {
        let row = all.filter { $0.block == position.block && $0.row == position.row }
        return isLeft
            ? row.last { $0.column < position.column } : row.first { $0.column > position.column }
    }

    /// The nearest cell of the next row that has any, above or below. So each row can be reached
    /// from each other, and with `beside` each cell.
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
                return (oneDistance.rows, oneDistance.columns) < (otherDistance.rows, otherDistance.columns)
            }
    }

    /// The cell that is nearest to one that cannot be chosen any more: of the same grid, as long as
    /// that has any.
    func nearest(to position: GridPosition) -> GridPosition? {
        let block = grids.contains(position.block) ? position.block : grids.first
        return all.filter { $0.block == block }
            .min { $0.distance(to: position).squared < $1.distance(to: position).squared }
    }

    private static func positions(on screen: Screen) -> [GridPosition] {
        let ids = Set(screen.actions.map(\.id))
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

/// A cell of one of a screen's grids.
struct GridPosition: Equatable {
    /// The index of the grid among the screen's blocks.
    let block: Int
    let row: Int
    let column: Int

    /// How far two cells of a grid are from each other.
    func distance(to other: GridPosition) -> (rows: Int, columns: Int, squared: Int) {
        let (rows, columns) = (abs(row - other.row), abs(column - other.column))
        return (rows, columns, rows * rows + columns * columns)
    }
}
