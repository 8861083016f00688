/// Renders the blocks of a screen, one section each.
struct BlocksRenderer {
    let width: Int
    /// A Boolean value that indicates whether there is room for borders and rules.
    let hasBoxes: Bool
    var tables = TableCache()

    /// Renders each block as a section.
    ///
    /// - Parameters:
    ///   - blocks: The blocks.
    ///   - focus: The focused cell; nil if no cell has the focus.
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
        case .sparkline(let sparkline):
            return ScreenSection(lines: SparklineRenderer(width: width).lines(of: sparkline))
        case .tree(let tree):
            return ScreenSection(lines: TreeRenderer(width: width).lines(of: tree))
        case .panels(let panels):
            let renderer = PanelsRenderer(width: width, hasBoxes: hasBoxes)
            return ScreenSection(lines: renderer.lines(of: panels))
        case .card(let card):
            let renderer = CardPictureRenderer(width: width, hasBoxes: hasBoxes)
            return ScreenSection(lines: renderer.lines(of: card))
        case .grid(let grid):
            let drawn = GridRenderer(width: width, hasRules: hasBoxes).lines(
                of: grid,
                focus: focus
            )
            return ScreenSection(lines: drawn.lines, focused: drawn.focused)
        }
    }

    private func paragraphs(_ text: String) -> [StyledLine] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            TextWrapper.lines(of: TerminalSafe.line(String(line)), width: width)
        }.map { StyledLine($0) }
    }

    /// Renders a table in columns or, if they do not fit, each row as fields.
    private func lines(of table: Table) -> [StyledLine] {
        let lines = TableRenderer.lines(of: table, width: width)
        guard lines.contains(where: { $0.width > width }) else { return lines }
        let rows = table.rows.map { row in
            let fields = zip(table.columns, row).filter { !$1.isEmpty }.map { Field($0.title, $1) }
            let renderer = FieldsRenderer(width: width, isStacking: true)
            return ScreenSection(lines: renderer.lines(of: fields))
        }
        return ScreenSection.joined(rows, hasSpacing: true).lines
    }
}

/// A cache of rendered tables, because laying out thousands of rows is too slow to repeat for each
/// key.
final class TableCache {
    private struct Drawn {
        let table: Table
        let width: Int
        let lines: [StyledLine]
    }

    /// The rendered tables, by the index of their block.
    private var drawn: [Int: Drawn] = [:]

    /// The number of tables and lists that have been laid out, for tests.
    private(set) var layoutCount = 0

    /// Returns the lines of a table, which is laid out again only if the table or the width has
    /// changed.
    ///
    /// - Parameters:
    ///   - table: The table. Comparing an unchanged table with the cached one takes constant time.
    ///   - block: The index of the block.
    ///   - width: The width of the window in columns.
    ///   - layOut: Lays out the table.
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
        layoutCount += 1
        drawn[block] = Drawn(table: table, width: width, lines: lines)
        return lines
    }

    /// The lists that were measured last, so that the end of a filter measures nothing.
    private var lists: [(menu: [ScreenAction], columns: [Column], rows: RowsRenderer)] = []

    /// Returns the entries of a screen that have cells, measured again only if they have changed;
    /// nil without such entries.
    func rows(of screen: Screen) -> RowsRenderer? {
        let menu = screen.menu
        let known = lists.first { $0.menu == menu && $0.columns == screen.columns }
        if let known { return known.rows }
        let cells = menu.map(\.cells).filter { !$0.isEmpty }
        guard !screen.columns.isEmpty, !cells.isEmpty else { return nil }
        layoutCount += 1
        let rows = RowsRenderer(cells, columns: screen.columns)
        lists = lists.suffix(7) + [(menu, screen.columns, rows)]
        return rows
    }

    /// Removes the tables of blocks that no longer exist.
    func keep(only blocks: [ScreenBlock]) {
        guard !drawn.isEmpty else { return }
        drawn = drawn.filter { index, _ in
            guard blocks.indices.contains(index), case .table = blocks[index] else { return false }
            return true
        }
    }
}
