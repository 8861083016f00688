/// Turns frames into what is written to a terminal, as little as is needed to get from the frame
/// before to the next.
struct FrameDiffer {
    private let colors: ColorSupport

    /// What the terminal shows; nil when that is not known.
    private var shown: Frame?

    /// - Parameter colors: writes styles as escape sequences, or leaves them out.
    init(colors: ColorSupport) {
        self.colors = colors
    }

    /// From now on it is not known what the terminal shows.
    mutating func invalidate() {
        shown = nil
    }

    /// What to write so that the terminal, which shows the frame before, shows this one. The
    /// terminal is asked to show it all at once (mode 2026), and does so anyway when it reads
    /// quickly.
    ///
    /// - Returns: the text; empty when the frame is shown already.
    mutating func update(to frame: Frame) -> String {
        guard frame != shown else { return "" }
        var changes = ""
        // The cursor is not seen running about.
        if shown == nil || shown?.cursor != nil { changes += "\u{1B}[?25l" }
        if shown == nil { changes += "\u{1B}[0m\u{1B}[2J" }
        let linesBefore = shown?.lines ?? []
        for (row, line) in frame.lines.enumerated() {
            changes += replacing(
                row < linesBefore.count ? linesBefore[row] : nil,
                by: line,
                at: row
            )
        }
        if linesBefore.count > frame.lines.count {
            changes += move(toColumn: 0, row: frame.lines.count) + "\u{1B}[J"
        }
        if let cursor = frame.cursor {
            changes += move(toColumn: cursor.column, row: cursor.row) + "\u{1B}[?25h"
        }
        shown = frame
        return "\u{1B}[?2026h" + changes + "\u{1B}[?2026l"
    }

    private func replacing(_ before: StyledLine?, by line: StyledLine, at row: Int) -> String {
        let before = before ?? StyledLine()
        guard line != before else { return "" }
        // Erased behind a line only where something else stands, and so never behind a full one,
        // where the cursor would still stand on its last character.
        let rest = line.width < before.width ? "\u{1B}[K" : ""
        return move(toColumn: 0, row: row) + line.rendered(with: colors) + rest
    }

    private func move(toColumn column: Int, row: Int) -> String {
        "\u{1B}[\(row + 1);\(column + 1)H"
    }
}
