/// A column of a table: its title, and on which side its cells line up.
public struct Column: Sendable, Equatable {
    /// The side on which cells line up.
    public enum Alignment: Sendable, Equatable {
        /// On the left: for text. Such a column is wrapped where the terminal is too narrow.
        case leading
        /// On the right: for amounts. Such a column is never wrapped.
        case trailing
    }

    /// What stands above the cells.
    public let title: String

    /// The side on which the cells line up.
    public let alignment: Alignment

    /// Makes a column.
    ///
    /// - Parameters:
    ///   - title: what stands above the cells.
    ///   - alignment: the side on which the cells line up.
    public init(_ title: String, _ alignment: Alignment = .leading) {
        self.title = title
        self.alignment = alignment
    }
}
