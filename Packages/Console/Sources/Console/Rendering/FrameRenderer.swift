/// Renders a screen for a window.
///
/// The title and the notice are at the top, the available keys at the bottom. The part between them
/// scrolls so that the focused item is visible. Small windows show the most important parts only.
struct FrameRenderer {
    let size: FrameSize
    var lists = ListCache()
    /// The titles of the covered screens, from the bottom of the stack.
    var path: [String] = []

    /// Returns the frame and the updated scroll position.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - focus: The focus, adapted to the screen.
    ///   - isWorking: A Boolean value that indicates whether work is in progress, so that input is
    ///     queued.
    func render(
        _ screen: Screen,
        focus: ScreenFocus,
        isWorking: Bool
    ) -> (frame: Frame, scrolling: Scrolling) {
        let layout = FrameLayout(
            screen,
            focus: focus,
            size: size,
            isWorking: isWorking,
            lists: lists
        )
        let document = layout.document
        var scrolling = focus.scrolling
        let cursorRow = document.cursor.map { $0.row..<($0.row + 1) }
        let isReading = screen.isPaged && !focus.isChosen
        scrolling.fit(
            height: layout.height,
            total: document.lines.count,
            showing: isReading
                ? [] : [document.result, cursorRow, document.focused].compactMap(\.self)
        )
        let seen = scrolling.top..<min(document.lines.count, scrolling.top + layout.height)

        let gap = layout.hasSpacing ? [StyledLine()] : []
        var lines = layout.hasTitle ? [title(screen, hasMore: seen.lowerBound > 0)] : []
        for part in layout.pinned { lines += (lines.isEmpty ? [] : gap) + part }
        if !lines.isEmpty, !document.lines.isEmpty { lines += gap }
        let first = lines.count
        lines += document.drawnLines(in: seen) + layout.actions
        if layout.hasKeys {
            let footer = FooterRenderer(width: size.columns).line(
                screen,
                focus: focus,
                isWorking: isWorking,
                canScroll: document.lines.count > layout.height,
                hasMore: seen.upperBound < document.lines.count
            )
            if !footer.text.isEmpty { lines += gap + [footer] }
        }
        let cursor = document.cursor.flatMap { cursor -> FramePosition? in
            guard !isWorking, seen.contains(cursor.row) else { return nil }
            return FramePosition(
                column: cursor.column,
                row: first + cursor.row - seen.lowerBound
            )
        }
        return (Frame(lines: lines.map { $0.clipped(to: size.columns) }, cursor: cursor), scrolling)
    }

    /// Returns the first line: the titles of the covered screens, as far as they fit, and the title
    /// of the screen.
    private func title(_ screen: Screen, hasMore: Bool) -> StyledLine {
        OverflowIndicator.line(hasMore ? OverflowIndicator.above : nil, width: size.columns) {
            room in
            let title = StyledLine(TerminalSafe.line(screen.title), .bold).shortened(to: room)
            var line = title
            for (index, ancestor) in path.enumerated().reversed() {
                let step = StyledLine(TerminalSafe.line(ancestor) + Self.separator, .dim)
                let sign = index > 0 ? StyledLine("…" + Self.separator, .dim) : StyledLine()
                guard step.width + sign.width + line.width <= room else {
                    let short = StyledLine("…" + Self.separator, .dim) + line
                    return short.width <= room ? short : line
                }
                line = step + line
            }
            return line
        }
    }

    private static let separator = " › "
}

/// The texts that show that a screen extends beyond the window.
enum OverflowIndicator {
    static let above = "↑ more"
    static let below = "↓ more"

    /// Returns a line with an indicator at its right end.
    ///
    /// - Parameters:
    ///   - indicator: The indicator; nil for a line without an indicator.
    ///   - width: The width of the window in columns.
    ///   - text: Returns the line for an available width in columns.
    static func line(
        _ indicator: String?,
        width: Int,
        text: (Int) -> StyledLine
    ) -> StyledLine {
        let room = max(0, width - (indicator.map { $0.count + 1 } ?? 0))
        let line = text(room).shortened(to: room)
        guard let indicator else { return line }
        return line.padded(to: width - indicator.count) + StyledLine(indicator, .accent)
    }
}
