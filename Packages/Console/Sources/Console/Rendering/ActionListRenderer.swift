/// Renders the actions as a list: focus marker, number, label and right-aligned detail.
struct ActionListRenderer {
    /// The numbering of a list.
    enum Numbers: Equatable {
        case none
        /// The keys 1 to 9, for the first nine actions.
        case keys
        /// Numbers for all actions, and the words that choose them: `1  Put money in [put]`.
        case words
    }

    let width: Int
    let numbers: Numbers

    private static let gap = 2
    /// The minimum width of a window with numbers.
    private static let minimumWidthForNumbers = 12

    /// Returns the lines, and the range of those that show the focused action.
    func lines(
        of actions: [ScreenAction],
        focused: ScreenAction.ID?
    ) -> (lines: [StyledLine], focused: Range<Int>?) {
        let labels = actions.map(label)
        let details = actions.map { TerminalSafe.line($0.detail) }
        let margin = FocusMarker.width(in: width) + numberWidth(of: actions.count)
        let room = max(1, width - margin)
        let natural =
            (labels.map(DisplayWidth.of).max() ?? 0)
            + (details.map { $0.isEmpty ? 0 : DisplayWidth.of($0) + Self.gap }.max() ?? 0)
        let edge = min(room, natural)
        var lines: [StyledLine] = []
        var range: Range<Int>?
        for (index, action) in actions.enumerated() {
            let start = lines.count
            let isFocused = action.id == focused
            let style = style(of: action, isFocused: isFocused)
            let front =
                FocusMarker.line(isFocused, in: width)
                + StyledLine(number(index, of: actions.count), .dim)
            let body = body(labels[index], style, detail: details[index], room: room, edge: edge)
            lines += body.enumerated().map { $0 == 0 ? front + $1 : $1.indented(by: margin) }
            if isFocused { range = start..<lines.count }
        }
        return (lines, range)
    }

    private func body(
        _ label: String,
        _ style: Style?,
        detail: String,
        room: Int,
        edge: Int
    ) -> [StyledLine] {
        let labelWidth = DisplayWidth.of(label)
        let detailWidth = DisplayWidth.of(detail)
        if detail.isEmpty, labelWidth <= room { return [StyledLine(label, style)] }
        if labelWidth + Self.gap + detailWidth <= edge {
            let fill = String(repeating: " ", count: edge - labelWidth - detailWidth)
            return [StyledLine(label, style) + StyledLine(fill + detail)]
        }
        let below = detail.isEmpty ? [] : TextWrapper.lines(of: detail, width: room)
        return TextWrapper.lines(of: label, width: room).map { StyledLine($0, style) }
            + below.map { StyledLine(DisplayWidth.pad($0, to: edge, .trailing)) }
    }

    private func label(_ action: ScreenAction) -> String {
        let label = TerminalSafe.line(action.label)
        return numbers == .words ? "\(label) [\(TerminalSafe.line(action.id.rawValue))]" : label
    }

    private func style(of action: ScreenAction, isFocused: Bool) -> Style? {
        action.role == .destructive
            ? (isFocused ? .selectedDanger : .red) : (isFocused ? .selected : nil)
    }

    private func numberWidth(of count: Int) -> Int {
        switch numbers {
        case .none: 0
        case .keys: width < Self.minimumWidthForNumbers ? 0 : 2
        case .words: String(count).count + 2
        }
    }

    private func number(_ index: Int, of count: Int) -> String {
        let text = numbers == .keys && index >= 9 ? "" : String(index + 1)
        let width = numberWidth(of: count)
        guard width > 0 else { return "" }
        return numbers == .keys
            ? DisplayWidth.pad(text, to: width, .leading)
            : DisplayWidth.pad(text, to: width - 2, .trailing) + "  "
    }
}
