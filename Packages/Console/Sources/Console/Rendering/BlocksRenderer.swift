/// Renders the blocks of a screen, one section each.
struct BlocksRenderer {
    let width: Int
    /// A Boolean value that indicates whether there is room for borders and rules.
    let hasBoxes: Bool

    /// Renders each block as a section.
    ///
    /// - Parameters:
    ///   - blocks: The blocks.
    ///   - focus: The focused cell; nil if no cell has the focus.
    func sections(of blocks: [ScreenBlock], focus: GridPosition?) -> [ScreenSection] {
        blocks.enumerated().map { index, block in
            section(of: block, focus: focus?.block == index ? focus : nil)
        }
    }

    private func section(of block: ScreenBlock, focus: GridPosition?) -> ScreenSection {
        switch block {
        case .text(let text): return ScreenSection(lines: paragraphs(text))
        case .heading(let text):
            let lines = TextWrapper.lines(of: TerminalSafe.line(text), width: width)
            return ScreenSection(lines: lines.map { StyledLine($0, .bold) }, isHeading: true)
        case .fields(let fields):
            let renderer = FieldsRenderer(width: width, isStacking: true)
            return ScreenSection(lines: renderer.lines(of: fields))
        case .table(let table):
            return ScreenSection(lines: lines(of: table))
        case .gauge(let gauge):
            return ScreenSection(lines: GaugeRenderer(width: width).lines(of: gauge))
        case .sparkline(let sparkline):
            return ScreenSection(lines: SparklineRenderer(width: width).lines(of: sparkline))
        case .tree(let tree):
            return ScreenSection(lines: TreeRenderer(width: width).lines(of: tree))
        case .panels(let panels):
            let renderer = PanelsRenderer(width: width, hasBoxes: hasBoxes)
            return ScreenSection(lines: renderer.lines(of: panels))
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
