/// A part of a screen as lines, set apart from its neighbours where there is room.
struct ScreenSection {
    var lines: [StyledLine]
    /// The lines of what has the focus.
    var focused: Range<Int>?
    /// Where the cursor stands, counted from the first line.
    var cursor: FramePosition?
    /// Whether what follows belongs to it, as below a heading.
    var isHeading = false

    /// Joins sections.
    ///
    /// - Parameter isLoose: whether an empty line stands between them.
    static func joined(_ sections: [ScreenSection], isLoose: Bool) -> ScreenSection {
        var whole = ScreenSection(lines: [])
        var isBelowHeading = true
        for section in sections where !section.lines.isEmpty {
            if isLoose, !isBelowHeading { whole.lines.append(StyledLine()) }
            let start = whole.lines.count
            whole.lines += section.lines
            if let focused = section.focused {
                whole.focused = (start + focused.lowerBound)..<(start + focused.upperBound)
            }
            if let cursor = section.cursor {
                whole.cursor = FramePosition(column: cursor.column, row: start + cursor.row)
            }
            isBelowHeading = section.isHeading
        }
        return whole
    }
}
