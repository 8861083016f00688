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

    /// The color of the cells in a column.
    public enum Tint: Sendable, Equatable {
        /// The same color for all cells.
        case role(ColorRole)
        /// A color for negative amounts and one for all others.
        case sign
    }

    /// The title above the cells.
    public let title: String

    /// The alignment of the cells.
    public let alignment: Alignment

    /// The color of the cells.
    public let tint: Tint

    /// The rank in which the column is dropped if the terminal is too narrow: the highest first; 0
    /// for a column that is never dropped.
    public let dropRank: Int

    /// A Boolean value that indicates whether cells lose words at their end, rather than be wrapped,
    /// if the terminal is too narrow.
    public let isShortenable: Bool

    public init(
        _ title: String,
        _ alignment: Alignment = .leading,
        tint: Tint = .role(.plain),
        dropRank: Int = 0,
        isShortenable: Bool = false
    ) {
        self.title = title
        self.alignment = alignment
        self.tint = tint
        self.dropRank = dropRank
        self.isShortenable = isShortenable
    }
}
