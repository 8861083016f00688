/// Lays out a table in aligned columns.
struct TableRenderer {
    /// The width of the terminal in columns; nil for no limit.
    let width: Int?

    private static let gap = 2

    func lines(of table: Table) -> [StyledLine] {
        let titles = table.columns.map { TerminalSafe.line($0.title) }
        let rows = table.rows.map { $0.map(TerminalSafe.line) }
        let cells = [titles] + rows
        let widths = fitted(
            natural: widths(of: cells) { DisplayWidth.of($0) },
            least: widths(of: cells, longestWord),
            table.columns
        )
        let head = lines(of: titles, widths: widths, columns: table.columns)
            .map { StyledLine($0, .bold) }
        return head
            + rows.flatMap { lines(of: $0, widths: widths, columns: table.columns) }
            .map { StyledLine($0) }
    }

    /// Returns the largest measure of the cells of each column.
    private func widths(of rows: [[String]], _ measure: (String) -> Int) -> [Int] {
        rows[0].indices.map { column in
            rows.reduce(0) { max($0, measure($1[column])) }
        }
    }

    private func longestWord(of cell: String) -> Int {
        cell.split(separator: " ").reduce(0) { max($0, DisplayWidth.of(String($1))) }
    }

    /// Shrinks the widest text column until the table fits.
    ///
    /// No column becomes narrower than its longest word, because an account number or a date must
    /// stay whole.
    private func fitted(natural: [Int], least: [Int], _ columns: [Column]) -> [Int] {
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

    private func lines(of cells: [String], widths: [Int], columns: [Column]) -> [String] {
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
