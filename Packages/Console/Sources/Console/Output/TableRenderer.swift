/// Lays out a table in aligned columns.
///
/// The rows can be laid out in several parts. Later parts can only make columns wider.
struct TableRenderer {
    /// The columns that are not left out.
    fileprivate var columns: [Column]
    /// The indices of `columns` among all columns of the table.
    private var shown: [Int]
    /// The width of the terminal in columns; nil for no limit.
    fileprivate var width: Int?
    /// The widths that the columns would have without a limit.
    private var natural: [Int]
    /// The minimum widths of the columns.
    fileprivate var least: [Int]

    private static let gap = 2

    init(columns: [Column], width: Int?) {
        (self.columns, self.width) = (columns, width)
        shown = Array(columns.indices)
        natural = columns.map { _ in 0 }
        least = natural
    }

    /// Lays out all rows of a table, and leaves out the columns that do not fit.
    static func lines(of table: Table, width: Int?) -> [StyledLine] {
        var renderer = TableRenderer(columns: table.columns, width: width)
        return renderer.lines(of: table.rows, hasTitles: true)
    }

    /// Leaves out the columns that do not fit, and returns the indices of the others.
    fileprivate mutating func dropColumns() -> [Int] {
        var kept = Array(columns.indices)
        while excess > 0,
            let last = columns.indices.filter({ columns[$0].dropRank > 0 })
                .max(by: { columns[$0].dropRank < columns[$1].dropRank })
        {
            kept.remove(at: last)
            columns.remove(at: last)
            natural.remove(at: last)
            least.remove(at: last)
        }
        return kept
    }

    /// Lays out the next rows of the table, and leaves out the columns that do not fit.
    /// - Parameters:
    ///   - rows: The rows, each with a cell for each column.
    ///   - hasTitles: Whether the titles of the columns come before the rows. They do in any case
    ///     if further columns are left out.
    mutating func lines(of rows: [[String]], hasTitles: Bool) -> [StyledLine] {
        let rows = rows.map { row in shown.map { TerminalSafe.line(row[$0]) } }
        measure([columns.map { TerminalSafe.line($0.title) }] + rows)
        let kept = dropColumns()
        let isNarrower = kept.count < shown.count
        shown = kept.map { shown[$0] }
        let cells = isNarrower ? rows.map { row in kept.map { row[$0] } } : rows
        let titles = columns.map { TerminalSafe.line($0.title) }
        let widths = fittedWidths
        let head =
            hasTitles || isNarrower ? lines(of: titles, widths: widths) { _, _ in .dim } : []
        return head + cells.flatMap { lines(of: $0, widths: widths, style: style(of:in:)) }
    }

    /// The number of terminal columns by which the narrowest layout without wrapped cells is too
    /// wide.
    private var excess: Int {
        guard let width else { return 0 }
        let widths = columns.indices.map { columns[$0].isShortenable ? least[$0] : natural[$0] }
        return widths.reduce(0, +) + Self.gap * (columns.count - 1) - width
    }

    fileprivate mutating func measure(_ rows: [[String]]) {
        for row in rows {
            for (column, cell) in row.enumerated() {
                natural[column] = max(natural[column], DisplayWidth.of(cell))
                least[column] = max(least[column], leastWidth(of: cell, in: column))
            }
        }
    }

    /// Returns the minimum width of a cell.
    ///
    /// It is the width of the longest word. In a column that can be shortened, it is the width of
    /// the first word and an ellipsis, if this is less than twelve columns.
    private func leastWidth(of cell: String, in column: Int) -> Int {
        guard columns[column].isShortenable else {
            return cell.split(separator: " ").map { DisplayWidth.of(String($0)) }.max() ?? 0
        }
        let first = cell.utf8.firstIndex(of: UInt8(ascii: " ")).map {
            DisplayWidth.of(String(cell[..<$0])) + Self.ellipsis.count
        }
        return min(DisplayWidth.of(cell), first ?? .max, Self.minimumShortened)
    }

    /// The least width to which a long word is cut.
    private static let minimumShortened = 12

    private static let ellipsis = " …"

    /// The widths of the columns, shrunk until the table fits.
    ///
    /// The widest column that can be shortened shrinks first, then the widest column that can be
    /// wrapped.
    ///
    /// No column becomes narrower than its longest word, because an account number or a date must
    /// stay whole.
    fileprivate var fittedWidths: [Int] {
        guard let width else { return natural }
        var widths = natural
        var excess = widths.reduce(0, +) + Self.gap * (widths.count - 1) - width
        for isShortening in [true, false] {
            while excess > 0 {
                let shrinkable = widths.indices.filter {
                    columns[$0].isShortenable == isShortening && columns[$0].alignment == .leading
                        && widths[$0] > least[$0]
                }
                guard let widest = shrinkable.max(by: { widths[$0] < widths[$1] }) else { break }
                widths[widest] -= 1
                excess -= 1
            }
        }
        return widths
    }

    /// Returns the words of a cell that fit, with an ellipsis if words are missing.
    private static func shortened(_ cell: String, to width: Int) -> String {
        guard DisplayWidth.of(cell) > width else { return cell }
        var kept = ""
        for word in cell.split(separator: " ", omittingEmptySubsequences: false) {
            let next = kept.isEmpty ? String(word) : kept + " " + word
            guard DisplayWidth.of(next) + ellipsis.count <= width else { break }
            kept = next
        }
        return kept.isEmpty ? DisplayWidth.truncate(cell, to: width) : kept + ellipsis
    }

    fileprivate func style(of cell: String, in column: Int) -> Style {
        switch columns[column].tint {
        case .role(let role): .role(role)
        case .sign: .role(cell.hasPrefix("-") ? .negative : .positive)
        }
    }

    fileprivate func lines(
        of cells: [String],
        widths: [Int],
        style: (String, Int) -> Style
    ) -> [StyledLine] {
        let pieces = columns.indices.map { column in
            columns[column].isShortenable
                ? [Self.shortened(cells[column], to: widths[column])]
                : TextWrapper.lines(of: cells[column], width: widths[column])
        }
        let last = columns.indices.last { !cells[$0].isEmpty } ?? 0
        return (0..<(pieces.map(\.count).max() ?? 0)).map { line in
            columns.indices.reduce(StyledLine()) { drawn, column in
                guard column <= last else { return drawn }
                let piece = line < pieces[column].count ? pieces[column][line] : ""
                let fill = String(
                    repeating: " ",
                    count: max(0, widths[column] - DisplayWidth.of(piece))
                )
                let isLeading = columns[column].alignment == .leading
                let after =
                    column == last && isLeading
                    ? "" : (isLeading ? fill : "") + (column == last ? "" : Self.space)
                return drawn + StyledLine(isLeading ? "" : fill)
                    + StyledLine(piece, style(cells[column], column)) + StyledLine(after)
            }.withoutTrailingSpaces
        }
    }

    private static let space = String(repeating: " ", count: gap)
}

/// The rows of a long list, which are measured once and drawn one by one, each in one line.
struct RowsRenderer {
    private let rows: [[String]]
    private var table: TableRenderer

    /// Measures the rows.
    ///
    /// - Parameters:
    ///   - rows: The rows, each with a cell for each column.
    ///   - columns: The columns.
    init(_ rows: [[String]], columns: [Column]) {
        self.rows = rows.map { $0.map(TerminalSafe.line) }
        table = TableRenderer(columns: columns, width: nil)
        table.measure([columns.map { TerminalSafe.line($0.title) }] + self.rows)
    }

    /// Returns the titles, and a closure that draws the row at an index.
    ///
    /// - Parameter width: The available width in columns.
    func fitted(to width: Int) -> (titles: StyledLine, row: (Int) -> StyledLine) {
        var table = table
        table.width = width
        let kept = table.dropColumns()
        let titles = table.columns.map { TerminalSafe.line($0.title) }
        let (fitted, widths) = (table, table.fittedWidths)
        func line(_ cells: [String], _ style: (String, Int) -> Style) -> StyledLine {
            fitted.lines(of: cells, widths: widths, style: style).first ?? StyledLine()
        }
        return (
            line(titles) { _, _ in .dim },
            { row in line(kept.map { rows[row][$0] }, fitted.style) }
        )
    }
}
