/// Draws what stands between the title and the keys: blocks, field and actions.
struct DocumentRenderer {
    let width: Int
    let focus: ScreenFocus
    let tables: TableCache

    /// - Parameters:
    ///   - screen: what to draw.
    ///   - hasSpacing: whether there is room to spare.
    /// - Returns: the parts, from the top.
    func sections(of screen: Screen, hasSpacing: Bool) -> [ScreenSection] {
        var sections = BlocksRenderer(width: width, hasSpacing: hasSpacing, tables: tables)
            .sections(of: screen.blocks, focus: focusedCell)
        if let prompt = screen.prompt {
            sections.append(PromptRenderer(width: width).section(prompt, focus: focus))
        }
        // Beside a field, number keys type numbers.
        let list = ActionListRenderer(width: width, numbers: screen.prompt == nil ? .keys : .none)
            .lines(of: screen.listedActions, focused: focusedAction)
        return sections + [ScreenSection(lines: list.lines, focused: list.focused)]
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

/// A part of a screen as lines, set apart from its neighbors where there is room.
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
    /// - Parameter hasSpacing: whether an empty line stands between them.
    static func joined(_ sections: [ScreenSection], hasSpacing: Bool) -> ScreenSection {
        var whole = ScreenSection(lines: [])
        var isBelowHeading = true
        for section in sections where !section.lines.isEmpty {
            if hasSpacing, !isBelowHeading { whole.lines.append(StyledLine()) }
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

/// The sign before what has the focus, which tells it also where there are no colours.
enum FocusMarker {
    private static let sign = "> "
    /// In a window narrower than this there is no room for it.
    private static let minimumWidth = 6

    /// The columns that the sign, or the space in its place, takes in a window.
    static func width(in columns: Int) -> Int {
        columns < minimumWidth ? 0 : sign.count
    }

    /// The sign, or the space in its place.
    static func line(_ isFocused: Bool, in columns: Int) -> StyledLine {
        guard width(in: columns) > 0 else { return StyledLine() }
        return isFocused ? StyledLine(sign, .bold) : StyledLine(String(repeating: " ", count: 2))
    }
}
