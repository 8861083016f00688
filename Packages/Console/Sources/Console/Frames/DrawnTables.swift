/// The tables of a screen as they were drawn last: laying out thousands of rows takes longer than a
/// key may, and a key seldom changes them.
final class DrawnTables {
    private struct Drawn {
        let table: Table
        let width: Int
        let lines: [StyledLine]
    }

    /// By their place among the blocks of the screen.
    private var drawn: [Int: Drawn] = [:]

    /// The lines of a table, laid out anew only when it has changed, or the window.
    ///
    /// - Parameters:
    ///   - table: what to draw. The same value again is known without a look at its rows.
    ///   - block: its place among the blocks of the screen.
    ///   - width: the columns of the window.
    ///   - layOut: makes the lines.
    func lines(
        of table: Table,
        at block: Int,
        width: Int,
        layOut: (Table) -> [StyledLine]
    ) -> [StyledLine] {
        if let known = drawn[block], known.width == width, known.table == table {
            return known.lines
        }
        let lines = layOut(table)
        drawn[block] = Drawn(table: table, width: width, lines: lines)
        return lines
    }

    /// Forgets the tables of other blocks than these.
    func keep(only blocks: [ScreenBlock]) {
        guard !drawn.isEmpty else { return }
        drawn = drawn.filter { index, _ in
            guard blocks.indices.contains(index), case .table = blocks[index] else { return false }
            return true
        }
    }
}
