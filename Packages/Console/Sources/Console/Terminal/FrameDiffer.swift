/// Computes the minimal output that changes one frame on a terminal to the next.
struct FrameDiffer {
    var colors: ColorSupport

    /// The frame on the terminal; nil if it is unknown.
    private var shown: Frame?

    init(colors: ColorSupport) {
        self.colors = colors
    }

    /// Marks the content of the terminal as unknown.
    mutating func invalidate() {
        shown = nil
    }

    /// Returns the output that changes the terminal to a frame; empty if the frame is already
    /// visible.
    ///
    /// The output is a synchronized update (mode 2026), which prevents flicker on terminals that
    /// support it.
    mutating func update(to frame: Frame) -> String {
        guard frame != shown else { return "" }
        var changes = ""
        // Hides the cursor while it moves.
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
        // Erases the rest of a line only if the old text was longer. After a full line, the cursor
        // would still be on its last character.
        let rest = line.width < before.width ? "\u{1B}[K" : ""
        return move(toColumn: 0, row: row) + line.rendered(with: colors) + rest
    }

    private func move(toColumn column: Int, row: Int) -> String {
        "\u{1B}[\(row + 1);\(column + 1)H"
    }
}
