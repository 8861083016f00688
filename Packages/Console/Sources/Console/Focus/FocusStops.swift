/// What of a screen can have the focus, in the order in which the keys go through it: grids, the
/// field, the listed actions.
struct FocusStops {
    /// A place at which the focus stops: a whole grid is one.
    enum Stop: Equatable {
        case grid(block: Int)
        case field
        case action(ScreenAction.ID)
    }

    let all: [Stop]
    private let screen: Screen

    init(of screen: Screen) {
        self.screen = screen
        let ids = Set(screen.actions.map(\.id))
        let grids = screen.blocks.indices.filter { index in
            guard case .grid(let grid) = screen.blocks[index] else { return false }
            return grid.rows.contains { row in
                row.contains { cell in cell.action.map(ids.contains) ?? false }
            }
        }
        all =
            grids.map { .grid(block: $0) } + (screen.prompt == nil ? [] : [.field])
            + screen.listedActions.map { .action($0.id) }
    }

    /// Where a target stands in the order; nil when the screen has it no more.
    func index(of target: FocusTarget) -> Int? {
        switch target {
        case .field: return all.firstIndex(of: .field)
        case .action(let id): return all.firstIndex(of: .action(id))
        case .cell(let position):
            guard cell(at: position) != nil else { return nil }
            return all.firstIndex(of: .grid(block: position.block))
        }
    }

    /// Where the focus is when nobody has moved it: what is to be filled first; and never on what
    /// cannot be undone while there is something else.
    var first: FocusTarget? {
        if screen.prompt != nil { return .field }
        for case .grid(let block) in all {
            return firstChoice(inGrid: block)
        }
        let listed = screen.listedActions
        let action =
            listed.first { $0.role == .normal } ?? listed.first { $0.role == .back } ?? listed.first
        return action.map { .action($0.id) }
    }

    /// The target at a stop.
    ///
    /// - Parameters:
    ///   - index: of the stop.
    ///   - isFromBelow: whether a grid is entered at its last row.
    func target(at index: Int, isFromBelow: Bool) -> FocusTarget? {
        guard all.indices.contains(index) else { return nil }
        switch all[index] {
        case .field: return .field
        case .action(let id): return .action(id)
        case .grid(let block):
            let rows = grid(block)?.rows ?? []
            let row = isFromBelow ? rows.lastIndex { !$0.isEmpty } : rows.firstIndex { !$0.isEmpty }
            return row.map { .cell(GridPosition(block: block, row: $0, column: 0)) }
        }
    }

    /// The cell at a position; nil when there is none.
    func cell(at position: GridPosition) -> Grid.Cell? {
        guard let grid = grid(position.block), grid.rows.indices.contains(position.row),
            grid.rows[position.row].indices.contains(position.column)
        else { return nil }
        return grid.rows[position.row][position.column]
    }

    private func firstChoice(inGrid block: Int) -> FocusTarget? {
        let ids = Set(screen.actions.map(\.id))
        for (row, cells) in (grid(block)?.rows ?? []).enumerated() {
            let column = cells.firstIndex { cell in cell.action.map(ids.contains) ?? false }
            if let column {
                return .cell(GridPosition(block: block, row: row, column: column))
            }
        }
        return nil
    }

    private func grid(_ block: Int) -> Grid? {
        guard screen.blocks.indices.contains(block), case .grid(let grid) = screen.blocks[block]
        else { return nil }
        return grid
    }
}
