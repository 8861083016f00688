/// A cell of one of a screen's grids.
struct GridPosition: Equatable {
    /// The index of the grid among the screen's blocks.
    let block: Int
    var row: Int
    var column: Int
}
