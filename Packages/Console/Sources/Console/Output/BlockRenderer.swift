/// Renders blocks as text that is safe for a terminal.
struct BlockRenderer {
    let colors: ColorSupport
    /// The width of the terminal in columns; nil for no limit.
    let width: Int?

    init(colors: ColorSupport, width: Int?) {
        (self.colors, self.width) = (colors, width)
    }

    /// Creates the renderer for standard output.
    init(globals: GlobalOptions, io: any ProgramIO) {
        colors = ColorSupport(globals, stream: .output, io: io)
        width = io.isTerminal(.output) ? io.width(of: .output) : nil
    }

    /// Renders all blocks except notes.
    func text(_ blocks: [Block]) -> String {
        var text = ""
        for block in blocks {
            if case .heading = block, !text.isEmpty {
                text += "\n"
            }
            for line in lines(of: block) {
                text += line + "\n"
            }
        }
        return text
    }

    private func lines(of block: Block) -> [String] {
        switch block {
        case .line(let text): wrapped(text)
        case .text(let text): Self.lines(of: text)
        case .heading(let text): wrapped(text).map { colors.apply(.bold, to: $0) }
        case .fields(let fields): rendered(FieldsRenderer(width: width).lines(of: fields))
        case .table(let table): rendered(TableRenderer.lines(of: table, width: width))
        case .drawing(let blocks): rendered(drawing(of: blocks))
        case .note: []
        }
    }

    func rendered(_ lines: [StyledLine]) -> [String] {
        lines.map { $0.rendered(with: colors) }
    }

    /// Returns the lines of screen blocks; a pipe is treated as a terminal with 80 columns.
    private func drawing(of blocks: [ScreenBlock]) -> [StyledLine] {
        let sections = BlocksRenderer(width: width ?? Self.widthOfPipe, hasBoxes: true)
            .sections(of: blocks, focus: nil)
        return ScreenSection.joined(sections, hasSpacing: true).lines
    }

    private static let widthOfPipe = 80

    private func wrapped(_ text: String) -> [String] {
        let safe = TerminalSafe.line(text)
        return width.map { TextWrapper.lines(of: safe, width: $0) } ?? [safe]
    }

    private static func lines(of text: String) -> [String] {
        let safe = TerminalSafe.lines(text)
        let lines = safe.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return lines.last == "" ? lines.dropLast() : lines
    }
}
