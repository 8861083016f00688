/// Lays out a table in aligned columns.
///
/// Rows may come in several parts. Later ones can only make columns wider.
struct TableRenderer {
    private let columns: [Column]
    /// The width of the terminal in columns; nil for no limit.
    private let width: Int?
    /// The widths that the columns would have without a limit.
    private var natural: [Int]
    /// The widths of their longest words.
    private var least: [Int]

    private static let gap = 2

    init(columns: [Column], width: Int?) {
        (self.columns, self.width) = (columns, width)
        natural = columns.map { _ in 0 }
        least = natural
    }

    static func lines(of table: Table, width: Int?) -> [StyledLine] {
        var renderer = TableRenderer(columns: table.columns, width: width)
        return renderer.lines(of: table.rows, hasTitles: true)
    }

    /// Lays out some rows.
    /// - Parameters:
    ///   - rows: The rows, each with a cell for each column.
    ///   - hasTitles: Whether the titles come before them.
    mutating func lines(of rows: [[String]], hasTitles: Bool) -> [StyledLine] {
        let titles = columns.map { TerminalSafe.line($0.title) }
        let rows = rows.map { $0.map(TerminalSafe.line) }
        measure([titles] + rows)
        let widths = fittedWidths
        let head = hasTitles ? lines(of: titles, widths: widths) : []
        return head.map { StyledLine($0, .bold) }
            + rows.flatMap { lines(of: $0, widths: widths) }.map { StyledLine($0) }
    }

    private mutating func measure(_ rows: [[String]]) {
        for row in rows {
            for (column, cell) in row.enumerated() {
                natural[column] = max(natural[column], DisplayWidth.of(cell))
                least[column] = max(least[column], Self.longestWord(of: cell))
            }
        }
    }

    private static func longestWord(of cell: String) -> Int {
        cell.split(separator: " ").reduce(0) { max($0, DisplayWidth.of(String($1))) }
    }

    /// Shrinks the widest text column until the table fits.
    ///
    /// No column becomes narrower than its longest word, because an account number or a date must
    /// stay whole.
    private var fittedWidths: [Int] {
        guard let width else { return natural }
        var widths = natural
        var excess = widths.reduce(0, +) + Self.gap * (widths.count - 1) - width
        while excess > 0 {
            let shrinkable = widths.indices.filter {
                columns[$0].alignment == .leading && widths[$0] > least[$0]
            }
            guard let widest = shrinkable.max(by: { widths[$0] < widths[$1] }) else { break }
            widths[widest] -= 1
            excess -= 1
        }
        return widths
    }

    private func lines(of cells: [String], widths: [Int]) -> [String] {
        let wrapped = zip(cells, widths).map { cell, width in
            TextWrapper.lines(of: cell, width: width)
        }
        let height = wrapped.map(\.count).max() ?? 0
        return (0..<height).map { line in
            let padded = columns.indices.map { column in
                let piece = line < wrapped[column].count ? wrapped[column][line] : ""
                return DisplayWidth.pad(piece, to: widths[column], columns[column].alignment)
            }
            let joined = padded.joined(separator: String(repeating: " ", count: Self.gap))
            return joined.withoutTrailingSpaces
        }
    }
}
