/// Cells in rows and columns. Those with an action are chosen with the arrow keys, which pass over
/// the others, or by the action's word. A screen with such cells begins on the first of them.
public struct Grid: Sendable, Equatable {
    /// One cell.
    public struct Cell: Sendable, Equatable {
        /// What stands in it, one or two columns wide.
        public let text: String

        /// How it stands out.
        public let emphasis: Emphasis

        /// What choosing the cell does; nil for a cell that cannot be chosen. It is the id of one
        /// of the screen's actions, which is then shown as this cell and not in the list.
        public let action: ScreenAction.ID?

        /// Describes a cell.
        public init(_ text: String, emphasis: Emphasis = .none, action: ScreenAction.ID? = nil) {
            self.text = text
            self.emphasis = emphasis
            self.action = action
        }
    }

    /// How a cell stands out, where there are colours; a marked one is also put in brackets.
    public enum Emphasis: Sendable, Equatable {
        case none
        case first
        case second
        case marked
    }

    /// The rows, from the top, each of the same length.
    public let rows: [[Cell]]

    /// Describes a grid.
    ///
    /// - Parameter rows: the rows, from the top, each of the same length.
    public init(rows: [[Cell]]) {
        self.rows = rows
    }
}
