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
    private let cells: SelectableCells

    init(of screen: Screen) {
        self.screen = screen
        cells = SelectableCells(of: screen)
        all =
            cells.grids.map { .grid(block: $0) } + (screen.prompt == nil ? [] : [.field])
            + screen.listedActions.map { .action($0.id) }
    }

    /// Where a target stands in the order; nil when the screen has it no more.
    func index(of target: FocusTarget) -> Int? {
        switch target {
        case .field: return all.firstIndex(of: .field)
        case .action(let id): return all.firstIndex(of: .action(id))
        case .cell(let position):
            guard cells.action(at: position) != nil else { return nil }
            return all.firstIndex(of: .grid(block: position.block))
        }
    }

    /// Where the focus is when nobody has moved it: on a board, or in what is to be filled; and
    /// never on what cannot be undone while there is something else.
    ///
    /// On a board before its field: what is typed goes to the field from there too, while the arrows
    /// would do nothing for the board from the field.
    var first: FocusTarget? {
        if let block = cells.grids.first { return cells.first(inGrid: block).map { .cell($0) } }
        if screen.prompt != nil { return .field }
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
            let cell = isFromBelow ? cells.lastRow(inGrid: block) : cells.first(inGrid: block)
            return cell.map { .cell($0) }
        }
    }
}

/// What the keys act on.
enum FocusTarget: Equatable {
    case field
    case action(ScreenAction.ID)
    case cell(GridPosition)
}

/// What a key comes to, beyond moving the focus or changing the field.
enum FocusOutcome {
    case nothing
    case press(ScreenAction.ID)
    case submit(String)
    case enter(Secret)
    /// The person has ended the input.
    case endOfInput
}
