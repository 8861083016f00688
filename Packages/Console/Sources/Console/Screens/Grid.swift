/// A grid of cells, such as the board of a game.
///
/// The arrow keys move between the cells that have an action and skip the others. On a screen with
/// such cells, the first one has the focus at the beginning.
public struct Grid: Sendable, Equatable {
    /// A cell of a grid.
    public struct Cell: Sendable, Equatable {
        /// The text, one or two columns wide.
        public let text: String

        /// The emphasis of the text.
        public let emphasis: Emphasis

        /// The id of the screen action that selecting the cell triggers; nil if the cell cannot be
        /// selected.
        ///
        /// The action is not in the screen's list of actions.
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
        /// The color of the side that begins.
        case first
        /// The color of the other side.
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
