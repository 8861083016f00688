/// Renders the scrolling part of a screen: blocks, field and actions.
struct DocumentRenderer {
    let width: Int
    let focus: ScreenFocus
    let lists: ListCache

    /// Renders the blocks, the field and the actions as sections.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - hasBoxes: A Boolean value that indicates whether there is room for borders and rules.
    func sections(of screen: Screen, hasBoxes: Bool) -> [ScreenSection] {
        var sections = BlocksRenderer(width: width, hasBoxes: hasBoxes)
            .sections(of: screen.blocks, focus: focusedCell)
        if let prompt = screen.prompt {
            sections.append(PromptRenderer(width: width).section(prompt, focus: focus))
        }
        // Beside a field, the number keys type digits.
        let names = ActionListRenderer.Names.keys(
            hasDigits: screen.prompt == nil,
            isTyping: focus.target == .field
        )
        return sections
            + ActionListRenderer(width: width, names: names)
            .sections(of: screen.menu, rows: lists.rows(of: screen), focused: focusedAction)
    }

    private var focusedCell: GridPosition? {
        guard case .cell(let position) = focus.target else { return nil }
        return position
    }

    private var focusedAction: ScreenAction.ID? {
        guard case .action(let id) = focus.target else { return nil }
        return id
    }
}

/// The lines of a part of a screen.
struct ScreenSection {
    var lines: [StyledLine]
    /// The range of lines that have the focus.
    var focused: Range<Int>?
    /// The position of the cursor, relative to the first line.
    var cursor: FramePosition?
    /// A Boolean value that indicates whether the section is a heading.
    ///
    /// A heading is followed by the next section without a blank line.
    var isHeading = false
    /// A Boolean value that indicates whether the section shows the result of the user's last
    /// action and must be visible.
    var isResult = false
    /// The range of lines that show the result of the user's last action.
    var result: Range<Int>?
    /// A Boolean value that indicates whether the section has the actions with letters.
    var isActions = false
    /// The range of lines that `row` draws; empty without such lines.
    var rows = 0..<0
    /// Draws a line of `rows`, by its index in the range.
    var row: (Int) -> StyledLine = { _ in StyledLine() }

    /// Returns the lines in a range, with the rows in the range drawn.
    func drawnLines(in range: Range<Int>) -> [StyledLine] {
        range.map { rows.contains($0) ? row($0 - rows.lowerBound) : lines[$0] }
    }

    /// Joins sections below each other.
    ///
    /// - Parameter hasSpacing: A Boolean value that indicates whether to separate the sections by
    ///   blank lines.
    static func joined(_ sections: [ScreenSection], hasSpacing: Bool) -> ScreenSection {
        var whole = ScreenSection(lines: [])
        var isBelowHeading = true
        for section in sections where !section.lines.isEmpty {
            if hasSpacing, !isBelowHeading { whole.lines.append(StyledLine()) }
            let start = whole.lines.count
            whole.lines += section.lines
            if section.isResult { whole.result = start..<whole.lines.count }
            if !section.rows.isEmpty {
                whole.rows = start + section.rows.lowerBound..<start + section.rows.upperBound
                whole.row = section.row
            }
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

/// The marker before the focused item, which shows the focus without colors.
enum FocusMarker {
    private static let text = "▸ "
    /// The minimum width of a window with markers.
    private static let minimumWidth = 6

    /// Returns the width of the marker in a window; 0 if the window is too narrow.
    static func width(in columns: Int) -> Int {
        columns < minimumWidth ? 0 : text.count
    }

    /// Returns the marker of a focused item, or spaces of the same width for any other item.
    static func line(_ isFocused: Bool, in columns: Int) -> StyledLine {
        guard width(in: columns) > 0 else { return StyledLine() }
        return isFocused ? StyledLine(text, .accent) : StyledLine(String(repeating: " ", count: 2))
    }
}
