/// Renders the actions of a screen.
///
/// Entries of a list are numbered, one in each line; actions with letters are in columns.
struct ActionListRenderer {
    /// The kind of names shown in front of the labels of actions.
    enum Names: Equatable {
        /// The keys that choose actions: digits for the first nine entries, letters for other
        /// actions.
        ///
        /// While the user types into a field, the letters are muted.
        case keys(hasDigits: Bool, isTyping: Bool)
        /// The numbers and ids that choose actions: `1  Put money in [put]`.
        case words
    }

    let width: Int
    let names: Names

    private static let gap = 2
    /// The minimum width of a window that shows the keys of actions.
    private static let minimumWidthForKeys = 12
    /// The maximum number of columns for actions with letters.
    private static let maximumColumns = 3
    private static let minimumCountForColumns = 4

    /// Returns the menu of a screen in sections: the entries, those with cells, and the actions with
    /// letters.
    ///
    /// - Parameters:
    ///   - menu: The actions, in the order of the sections.
    ///   - rows: The entries with cells; nil without such entries.
    ///   - focused: The focused action.
    func sections(
        of menu: [ScreenAction],
        rows: RowsRenderer?,
        focused: ScreenAction.ID?
    ) -> [ScreenSection] {
        let first = menu.firstIndex { !$0.isEntry || !$0.cells.isEmpty } ?? menu.count
        let end = menu[first...].firstIndex { !$0.isEntry } ?? menu.count
        let letters = items(of: menu[end...], focused: focused)
        var actions = columns(letters) ?? list(letters)
        actions.isActions = true
        return [
            list(items(of: menu[..<first], focused: focused)),
            rows.map { table($0, of: menu[first..<end], focused: focused) }
                ?? list(items(of: menu[first..<end], focused: focused)),
            actions,
        ].filter { !$0.lines.isEmpty }
    }

    /// Returns all actions in one list, for line mode.
    func section(of actions: [ScreenAction]) -> ScreenSection {
        list(items(of: actions[...], focused: nil))
    }

    /// Returns the entries in columns below their titles; a line is drawn when it becomes visible.
    private func table(
        _ rows: RowsRenderer,
        of entries: ArraySlice<ScreenAction>,
        focused: ScreenAction.ID?
    ) -> ScreenSection {
        let start = entries.startIndex
        let focus = focused.flatMap { id in entries.firstIndex { $0.id == id } }
        func front(_ index: Int) -> StyledLine {
            FocusMarker.line(index == focus, in: width) + key(of: entries[index], at: index)
        }
        let margin = front(start).width
        let fitted = rows.fitted(to: max(1, width - margin))
        var section = ScreenSection(
            lines: [fitted.titles.indented(by: margin)]
                + Array(repeating: StyledLine(), count: entries.count)
        )
        section.focused = focus.map { $0 - start + 1..<$0 - start + 2 }
        section.rows = 1..<section.lines.count
        section.row = { row in
            let index = start + row
            let line = fitted.row(row)
            return front(index) + (index == focus ? StyledLine(line.text, .selected) : line)
        }
        return section
    }

    private struct Item {
        let front: StyledLine
        let label: String
        let style: Style?
        let detail: String
        let isFocused: Bool
    }

    private func items(
        of actions: ArraySlice<ScreenAction>,
        focused: ScreenAction.ID?
    ) -> [Item] {
        zip(actions.indices, actions).map { index, action in
            let isFocused = action.id == focused
            let label = TerminalSafe.line(action.label)
            let suffix = names == .words ? " [\(TerminalSafe.line(action.id.rawValue))]" : ""
            let name =
                names == .words
                ? word(index + 1, of: actions.count) : key(of: action, at: index)
            return Item(
                front: FocusMarker.line(isFocused, in: width) + name,
                label: label + suffix,
                style: action.role == .destructive
                    ? (isFocused ? .selectedDanger : .danger) : (isFocused ? .selected : nil),
                detail: TerminalSafe.line(action.detail),
                isFocused: isFocused
            )
        }
    }

    private func word(_ number: Int, of count: Int) -> StyledLine {
        let width = String(count).count
        return StyledLine(DisplayWidth.pad(String(number), to: width, .trailing) + "  ", .dim)
    }

    /// Returns the key of an action at an index of the menu, which begins with the entries.
    private func key(of action: ScreenAction, at index: Int) -> StyledLine {
        guard width >= Self.minimumWidthForKeys, case .keys(let hasDigits, let isTyping) = names
        else { return StyledLine() }
        guard let letter = action.letter else {
            return hasDigits ? StyledLine(index < 9 ? "\(index + 1) " : "  ", .dim) : StyledLine()
        }
        return StyledLine("\(letter) ", isTyping ? .dim : .accent)
    }

    /// Returns the items in columns, each filled from the top; nil if there are too few items or
    /// they are too wide.
    private func columns(_ items: [Item]) -> ScreenSection? {
        guard items.count >= Self.minimumCountForColumns else { return nil }
        let cells = items.map { item in
            item.front + StyledLine(item.label, item.style)
                + (item.detail.isEmpty ? StyledLine() : StyledLine("  " + item.detail, .dim))
        }
        for count in stride(from: Self.maximumColumns, to: 1, by: -1) {
            let height = (cells.count + count - 1) / count
            let columns = stride(from: 0, to: cells.count, by: height).map {
                cells[$0..<min(cells.count, $0 + height)]
            }
            let widths = columns.map { $0.map(\.width).max() ?? 0 }
            guard widths.reduce(0, +) + Self.gap * (widths.count - 1) <= width else { continue }
            let lines = (0..<height).map { row in
                zip(columns, widths).reduce(StyledLine()) { line, column in
                    guard row < column.0.count else { return line }
                    let cell = column.0[column.0.startIndex + row].padded(to: column.1 + Self.gap)
                    return line + cell
                }.withoutTrailingSpaces
            }
            let focused = items.firstIndex(where: \.isFocused).map { $0 % height }
            return ScreenSection(lines: lines, focused: focused.map { $0..<$0 + 1 })
        }
        return nil
    }

    /// Returns the items, one in each line, with their details in one column.
    private func list(_ items: [Item]) -> ScreenSection {
        let margin = items.map(\.front.width).max() ?? 0
        let room = max(1, width - margin)
        let natural =
            (items.map { DisplayWidth.of($0.label) }.max() ?? 0)
            + (items.map { $0.detail.isEmpty ? 0 : DisplayWidth.of($0.detail) + Self.gap }.max()
                ?? 0)
        var section = ScreenSection(lines: [])
        for item in items {
            let start = section.lines.count
            let body = body(of: item, room: room, edge: min(room, natural))
            section.lines += body.enumerated().map { line, text in
                line == 0 ? item.front + text : text.indented(by: margin)
            }
            if item.isFocused { section.focused = start..<section.lines.count }
        }
        return section
    }

    private func body(of item: Item, room: Int, edge: Int) -> [StyledLine] {
        let labelWidth = DisplayWidth.of(item.label)
        let detailWidth = DisplayWidth.of(item.detail)
        if item.detail.isEmpty, labelWidth <= room { return [StyledLine(item.label, item.style)] }
        if labelWidth + Self.gap + detailWidth <= edge {
            let fill = String(repeating: " ", count: edge - labelWidth - detailWidth)
            return [StyledLine(item.label, item.style) + StyledLine(fill + item.detail)]
        }
        let below = item.detail.isEmpty ? [] : TextWrapper.lines(of: item.detail, width: room)
        return TextWrapper.lines(of: item.label, width: room).map { StyledLine($0, item.style) }
            + below.map { StyledLine(DisplayWidth.pad($0, to: edge, .trailing)) }
    }
}
