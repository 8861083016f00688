/// The size of a window of a terminal.
public struct FrameSize: Sendable, Equatable {
    /// The columns, at least 1.
    public let columns: Int

    /// The rows, at least 1.
    public let rows: Int

    /// A size of columns and rows.
    ///
    /// - Parameters:
    ///   - columns: the columns; less than 1 counts as 1.
    ///   - rows: the rows; less than 1 counts as 1.
    public init(columns: Int, rows: Int) {
        self.columns = max(1, columns)
        self.rows = max(1, rows)
    }
}
