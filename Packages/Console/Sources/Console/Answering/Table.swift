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
