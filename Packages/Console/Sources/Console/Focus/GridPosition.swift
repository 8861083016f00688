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
