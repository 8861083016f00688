/// A table whose columns are aligned by display width, so that Korean text and emoji line up.
public struct Table: Sendable, Equatable {
    /// The columns, from the left.
    public let columns: [Column]

    /// The rows, from the top, each with one cell for each column.
    public let rows: [[String]]

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - columns: The columns, from the left.
    ///   - rows: The rows, from the top. A row with missing cells is filled up with empty ones. A
    ///     row with too many cells is a programmer error.
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

/// A column of a table.
public struct Column: Sendable, Equatable {
    /// The alignment of the cells in a column.
    public enum Alignment: Sendable, Equatable {
        /// Left alignment, for text.
        ///
        /// The column is wrapped if the terminal is too narrow.
        case leading
        /// Right alignment, for amounts.
        ///
        /// The column is never wrapped.
        case trailing
    }

    /// The title above the cells.
    public let title: String

    /// The alignment of the cells.
    public let alignment: Alignment

    /// Creates a column.
    ///
    /// - Parameters:
    ///   - title: The title above the cells.
    ///   - alignment: The alignment of the cells.
    public init(_ title: String, _ alignment: Alignment = .leading) {
        self.title = title
        self.alignment = alignment
    }
}
