/// A grid of cells, such as the board of a game.
///
/// The arrow keys move between the cells that have an action and skip the others. When the screen
/// appears, the first cell with an action has the focus.
public struct Grid: Sendable, Equatable {
    /// A cell of a grid.
    public struct Cell: Sendable, Equatable {
        /// The text, one or two columns wide.
        public let text: String

        /// The emphasis of the text.
        public let emphasis: Emphasis

        /// The id of the action that runs when the user selects the cell; nil if the cell cannot be
        /// selected.
        ///
        /// The action must be one of the screen's actions, but it is not shown in the list of
        /// actions.
        public let action: ScreenAction.ID?

        public init(_ text: String, emphasis: Emphasis = .none, action: ScreenAction.ID? = nil) {
            self.text = text
            self.emphasis = emphasis
            self.action = action
        }
    }

    /// The emphasis of a cell.
    ///
    /// A marked cell is also shown in brackets, so that it is visible without colors.
    public enum Emphasis: Sendable, Equatable {
        /// No emphasis.
        case none
        /// The color of the player who makes the first move.
        case first
        /// The color of the player who makes the second move.
        case second
        /// Bold text in brackets.
        case marked
    }

    /// The rows, from the top, all with the same number of cells.
    public let rows: [[Cell]]

    public init(rows: [[Cell]]) {
        self.rows = rows
    }
}
