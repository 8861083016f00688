/// Rows under titles, in columns that line up by what a terminal shows and not by the number of
/// characters, so that Korean text and emoji are in line with Latin text.
public struct Table: Sendable, Equatable {
    /// The columns, from the left.
    public let columns: [Column]

    /// The rows, from the top; each as many cells as there are columns.
    public let rows: [[String]]

    /// Makes a table.
    ///
    /// - Parameters:
    ///   - columns: the columns, from the left.
    ///   - rows: the rows, from the top. A row with fewer cells than there are columns is filled up
    ///     with empty ones; more are a programmer's error.
    public init(columns: [Column], rows: [[String]]) {
        self.columns = columns
        self.rows = rows.map { row in
            precondition(
                row.count <= columns.count,
                "a row of \(row.count) cells in a table of \(columns.count) columns"
            )
            return row + Array(repeating: "", count: columns.count - row.count)
        }
    }
}

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
