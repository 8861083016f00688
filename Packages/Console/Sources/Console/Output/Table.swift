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
    ///   - rows: The rows, from the top. A row with missing cells is filled up with empty cells. A
    ///     row with too many cells is a programmer error.
    public init(columns: [Column], rows: [[String]]) {
        self.columns = columns
        self.rows = rows.map { row in
            precondition(
                row.count <= columns.count,
                "a row has \(row.count) cells, but the table has only \(columns.count) columns"
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

    /// The color of the cells in a column.
    public enum Tint: Sendable, Equatable {
        /// The same color for all cells.
        case role(ColorRole)
        /// A color for negative amounts and another color for all other amounts.
        case sign
    }

    /// The way in which a filter of a list compares the cells of the column.
    public enum Search: Sendable, Equatable {
        /// The filter finds its text.
        case text
        /// The filter finds its text, or the number that the text means.
        case number(Prompt.Explanation)
        /// The filter finds nothing.
        case none
    }

    /// The title above the cells.
    public let title: String

    /// The alignment of the cells.
    public let alignment: Alignment

    /// The color of the cells.
    public let tint: Tint

    /// The rank that decides which columns are dropped if the terminal is too narrow.
    ///
    /// The column with the highest rank is dropped first. A column with the rank 0 is never
    /// dropped.
    public let dropRank: Int

    /// A Boolean value that indicates whether cells are shortened instead of wrapped if the
    /// terminal is too narrow.
    public let isShortenable: Bool

    /// The way in which a filter of a list compares the cells.
    public let search: Search

    public init(
        _ title: String,
        _ alignment: Alignment = .leading,
        tint: Tint = .role(.plain),
        dropRank: Int = 0,
        isShortenable: Bool = false,
        search: Search = .text
    ) {
        self.title = title
        self.alignment = alignment
        self.tint = tint
        self.dropRank = dropRank
        self.isShortenable = isShortenable
        self.search = search
    }
}
