/// Draws a screen into a window of a certain size.
///
/// The title and the notice stand at the top, the keys that work at the bottom; what lies between
/// scrolls when it is taller than the window, so that what has the focus is seen. In a window of a
/// few rows or columns the less important parts are left out.
struct FrameRenderer {
    let size: FrameSize

    /// Below this many rows there is no title, and no line of keys.
    private static let leastForTitle = 3
    private static let leastForKeys = 5
    private static let leastForWorking = 2

    /// - Parameters:
    ///   - screen: what to draw.
    ///   - focus: where the person is on it, fitted to the screen.
    ///   - isWorking: whether input has to wait.
    /// - Returns: the frame, and which part of the screen it shows.
    func render(
        _ screen: Screen,
        focus: ScreenFocus,
        isWorking: Bool
    ) -> (frame: Frame, scrolling: Scrolling) {
        let notice = NoticeRenderer(width: size.columns).lines(of: screen.notice)
        let isPinned = notice.count <= room(isWorking: isWorking) / 2
        let top = isPinned ? notice : []
        let rest = isPinned ? [] : notice
        let loose = document(screen, focus: focus, above: rest, isLoose: true)
        let spacing = top.isEmpty ? 2 : 3
        let rows = chrome(isWorking: isWorking)
        let isLoose =
            rows.title + rows.keys + spacing + top.count + loose.lines.count <= size.rows
        let document =
            isLoose ? loose : self.document(screen, focus: focus, above: rest, isLoose: false)
        let height =
            isLoose ? document.lines.count : max(1, room(isWorking: isWorking) - top.count)

        var scrolling = focus.scrolling
        scrolling.fit(
            height: height,
            total: document.lines.count,
            showing: [document.cursor.map { $0.row..<($0.row + 1) }, document.focused]
                .compactMap(\.self)
        )
        let end = min(document.lines.count, scrolling.top + height)
        let gap = isLoose ? [StyledLine()] : []
        var lines: [StyledLine] = []
        if rows.title > 0 { lines.append(title(screen, hasMore: scrolling.top > 0)) }
        if !top.isEmpty { lines += gap + top }
        lines += gap
        let first = lines.count
        lines += document.lines[scrolling.top..<end]
        if rows.keys > 0 {
            lines += gap
            lines.append(
                FooterRenderer(width: size.columns).line(
                    screen,
                    target: focus.target,
                    isWorking: isWorking,
                    canScroll: document.lines.count > height,
                    hasMore: end < document.lines.count
                )
            )
        }
        let cursor = document.cursor.flatMap { cursor -> FramePosition? in
            guard !isWorking, (scrolling.top..<end).contains(cursor.row) else { return nil }
            return FramePosition(column: cursor.column, row: first + cursor.row - scrolling.top)
        }
        let clipped = lines.prefix(size.rows).map { $0.clipped(to: size.columns) }
        return (Frame(lines: clipped, cursor: cursor), scrolling)
    }

    private func document(
        _ screen: Screen,
        focus: ScreenFocus,
        above: [StyledLine],
        isLoose: Bool
    ) -> ScreenSection {
        var cell: GridPosition?
        if case .cell(let position) = focus.target { cell = position }
        var chosen: ScreenAction.ID?
        if case .action(let id) = focus.target { chosen = id }
        let blocks = BlocksRenderer(width: size.columns, isLoose: isLoose)
        let list = ActionListRenderer(
            width: size.columns,
            numbers: screen.prompt == nil ? .keys : .none
        ).lines(of: screen.listedActions, focused: chosen)
        var sections = [ScreenSection(lines: above)]
        sections += blocks.sections(of: screen.blocks, focus: cell)
        if let prompt = screen.prompt {
            sections.append(PromptRenderer(width: size.columns).section(prompt, focus: focus))
        }
        sections.append(ScreenSection(lines: list.lines, focused: list.focused))
        return ScreenSection.joined(sections, isLoose: isLoose)
    }

    private func title(_ screen: Screen, hasMore: Bool) -> StyledLine {
        let sign = hasMore ? MoreSign.above : ""
        let room = size.columns - (sign.isEmpty ? 0 : sign.count + 1)
        let text = DisplayWidth.truncate(TerminalSafe.line(screen.title), to: max(0, room))
        let fill = max(0, size.columns - DisplayWidth.of(text) - sign.count)
        return StyledLine(text, .bold)
            + StyledLine(sign.isEmpty ? "" : String(repeating: " ", count: fill))
            + StyledLine(sign, .bold)
    }

    /// The rows of the title and of the keys.
    private func chrome(isWorking: Bool) -> (title: Int, keys: Int) {
        let hasKeys = size.rows >= (isWorking ? Self.leastForWorking : Self.leastForKeys)
        return (size.rows >= Self.leastForTitle ? 1 : 0, hasKeys ? 1 : 0)
    }

    /// The rows between the title and the keys.
    private func room(isWorking: Bool) -> Int {
        let rows = chrome(isWorking: isWorking)
        return size.rows - rows.title - rows.keys
    }
}
