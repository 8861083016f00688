/// Draws the blocks of a screen, each as a section.
struct BlocksRenderer {
    let width: Int
    /// Whether there is room to spare.
    let hasSpacing: Bool
    /// What was drawn before, and need not be drawn anew.
    var tables = TableCache()

    /// - Parameters:
    ///   - blocks: what to draw.
    ///   - focus: the cell that has the focus, if one has.
    func sections(of blocks: [ScreenBlock], focus: GridPosition?) -> [ScreenSection] {
        tables.keep(only: blocks)
        return blocks.enumerated().map { index, block in
            section(of: block, at: index, focus: focus?.block == index ? focus : nil)
        }
    }

    private func section(
        of block: ScreenBlock,
        at index: Int,
        focus: GridPosition?
    ) -> ScreenSection {
        switch block {
        case .text(let text): return ScreenSection(lines: paragraphs(text))
        case .heading(let text):
            let lines = TextWrapper.lines(of: TerminalSafe.line(text), width: width)
            return ScreenSection(lines: lines.map { StyledLine($0, .bold) }, isHeading: true)
        case .fields(let fields):
            let renderer = FieldsRenderer(width: width, isStacking: true)
            return ScreenSection(lines: renderer.lines(of: fields))
        case .table(let table):
            let lines = tables.lines(of: table, at: index, width: width, layOut: lines)
            return ScreenSection(lines: lines)
        case .gauge(let gauge):
            return ScreenSection(lines: GaugeRenderer(width: width).lines(of: gauge))
        case .card(let card):
            return ScreenSection(lines: CardPictureRenderer(width: width).lines(of: card))
        case .grid(let grid):
            let drawn = GridRenderer(width: width, hasRules: hasSpacing).lines(of: grid, focus: focus)
            return ScreenSection(lines: drawn.lines, focused: drawn.focused)
        }
    }

    private func paragraphs(_ text: String) -> [StyledLine] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            TextWrapper.lines(of: TerminalSafe.line(String(line)), width: width)
        }.map { StyledLine($0) }
    }

    /// In columns, or where they do not fit, the rows as fields one below the other.
    private func lines(of table: Table) -> [StyledLine] {
        let lines = TableRenderer(width: width).lines(of: table)
        guard lines.contains(where: { $0.width > width }) else { return lines }
        let rows = table.rows.map { row in
            let fields = zip(table.columns, row).filter { !$1.isEmpty }.map { Field($0.title, $1) }
            let renderer = FieldsRenderer(width: width, isStacking: true)
            return ScreenSection(lines: renderer.lines(of: fields))
        }
        return ScreenSection.joined(rows, hasSpacing: true).lines
    }
}

/// The tables of a screen as they were drawn last: laying out thousands of rows takes longer than a
/// key may, and a key seldom changes them.
final class TableCache {
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
