/// The focusable parts of a screen in tab order: grids, the field, the listed actions.
struct FocusStops {
    /// A focusable part; a grid is a single stop.
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
            + screen.menu.map { .action($0.id) }
    }

    /// Returns the index of the stop that contains a target; nil if the screen no longer has the
    /// target.
    func index(of target: FocusTarget) -> Int? {
        switch target {
        case .field: return all.firstIndex(of: .field)
        case .action(let id): return all.firstIndex(of: .action(id))
        case .cell(let position):
            guard cells.action(at: position) != nil else { return nil }
            return all.firstIndex(of: .grid(block: position.block))
        }
    }

    /// The initial focus: the first grid, otherwise the field, otherwise the first action,
    /// preferably one that can be undone.
    ///
    /// A grid precedes the field, because characters typed at a grid go to the field. Arrow keys
    /// pressed in the field do not lead to a grid.
    var first: FocusTarget? {
        if let block = cells.grids.first { return cells.first(inGrid: block).map { .cell($0) } }
        if screen.prompt != nil { return .field }
        let listed = screen.menu
        let action =
            listed.first { $0.role == .normal } ?? listed.first { $0.role == .back } ?? listed.first
        return action.map { .action($0.id) }
    }

    /// Returns the target to focus at a stop; nil if the stop does not exist.
    ///
    /// - Parameters:
    ///   - index: The index of the stop.
    ///   - isFromBelow: A Boolean value that indicates whether a grid is entered at its last row.
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

/// The item that keys act on.
enum FocusTarget: Equatable {
    case field
    case action(ScreenAction.ID)
    case cell(GridPosition)
}

/// The effect of a key on a screen or its window, apart from changes to the focus and the field.
enum FocusOutcome {
    case nothing
    case press(ScreenAction.ID)
    case submit(String)
    case enter(Secret)
    /// The end of input, requested with Ctrl-D.
    case endOfInput
    /// A reserved key that the window handles.
    case window(WindowKey)
    /// Escape on a screen that ends something, which the window confirms.
    case ask(ScreenAction)
}

/// A reserved key that the window handles instead of the screen.
enum WindowKey: Character {
    /// Lists all keys.
    case help = "?"
    /// Goes to the home screen.
    case home = "g"
    /// Opens or closes the module map.
    case map = "m"
}
