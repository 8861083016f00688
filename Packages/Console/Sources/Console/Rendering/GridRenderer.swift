/// Renders a grid, with `>` and `<` around the focused cell and brackets around marked cells.
struct GridRenderer {
    let width: Int
    /// A Boolean value that indicates whether rules separate the rows.
    let hasRules: Bool

    /// Returns the lines of a grid, and the range of lines that show the focused cell.
    ///
    /// If the grid is wider than the window, the columns around the focus are shown.
    ///
    /// - Parameters:
    ///   - grid: The grid.
    ///   - focus: The focused cell; nil if no cell has the focus.
    func lines(of grid: Grid, focus: GridPosition?) -> (lines: [StyledLine], focused: Range<Int>?) {
        let texts = grid.rows.map { $0.map { TerminalSafe.line($0.text) } }
        let inner = max(1, texts.joined().map(DisplayWidth.of).max() ?? 0)
        let columns = shownColumns(of: grid, cellWidth: inner + 4, focus: focus)
        let rule = StyledLine(
            columns.map { _ in String(repeating: "─", count: inner + 4) }.joined(separator: "┼"),
            .dim
        )
        var lines: [StyledLine] = []
        var focused: Range<Int>?
        for (row, cells) in grid.rows.enumerated() {
            if hasRules, row > 0 { lines.append(rule) }
            if focus?.row == row { focused = lines.count..<(lines.count + 1) }
            lines.append(
                columns.reduce(StyledLine()) { line, column in
                    let piece =
                        cells.indices.contains(column)
                        ? self.cell(
                            cells[column],
                            text: DisplayWidth.pad(texts[row][column], to: inner, .leading),
                            isFocused: focus?.row == row && focus?.column == column
                        ) : StyledLine(String(repeating: " ", count: inner + 4))
                    return column == columns.lowerBound
                        ? piece : line + StyledLine("│", .dim) + piece
                }
            )
        }
        return (lines, focused)
    }

    private func cell(_ cell: Grid.Cell, text: String, isFocused: Bool) -> StyledLine {
        let isMarked = cell.emphasis == .marked
        let left = (isFocused ? ">" : " ") + (isMarked ? "[" : " ")
        let right = (isMarked ? "]" : " ") + (isFocused ? "<" : " ")
        let style: Style? =
            switch cell.emphasis {
            case .none: isFocused ? .selected : nil
            case .first: .role(.palette(0))
            case .second: .role(.palette(9))
            case .marked: .success
            }
        return StyledLine(left) + StyledLine(text, style) + StyledLine(right)
    }

    private func shownColumns(
        of grid: Grid,
        cellWidth: Int,
        focus: GridPosition?
    ) -> Range<Int> {
        let count = grid.rows.map(\.count).max() ?? 0
        let fitting = max(1, (width + 1) / (cellWidth + 1))
        guard count > fitting else { return 0..<count }
        let start = (focus?.column ?? 0) / fitting * fitting
        return start..<min(count, start + fitting)
    }
}
