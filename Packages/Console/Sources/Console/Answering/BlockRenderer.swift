/// Turns blocks into text, every line safe for a terminal.
struct BlockRenderer {
    let painter: Painter
    /// The columns of the terminal; nil where lines may be as long as they are.
    let width: Int?

    /// - Returns: the blocks as lines; notes are left out.
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
        case .heading(let text): wrapped(text).map { painter.paint($0, .bold) }
        case .fields(let fields): lines(of: fields)
        case .table(let table): TableRenderer(painter: painter, width: width).lines(of: table)
        case .note: []
        }
    }

    private func wrapped(_ text: String) -> [String] {
        let safe = TerminalSafe.line(text)
        return width.map { TextWrapper.lines(of: safe, width: $0) } ?? [safe]
    }

    private static func lines(of text: String) -> [String] {
        let safe = TerminalSafe.lines(text)
        let lines = safe.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return lines.last == "" ? lines.dropLast() : lines
    }

    private func lines(of fields: [Field]) -> [String] {
        let names = fields.map { TerminalSafe.line($0.name) + ":" }
        let indent = (names.map(DisplayWidth.of).max() ?? 0) + 1
        return zip(names, fields).flatMap { name, field in
            let label = DisplayWidth.pad(name, to: indent, .leading)
            let value = TerminalSafe.line(field.value)
            let isRoomy = width.map { $0 - indent >= 10 } ?? false
            let pieces =
                isRoomy ? TextWrapper.lines(of: value, width: (width ?? 0) - indent) : [value]
            return pieces.enumerated().map { position, piece in
                let margin = String(repeating: " ", count: indent)
                return position == 0 ? painter.paint(label, .dim) + piece : margin + piece
            }
        }
    }
}
