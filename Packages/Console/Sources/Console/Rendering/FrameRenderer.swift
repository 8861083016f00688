/// Renders a screen for a window.
///
/// The title and the notice are at the top, the available keys at the bottom. The part between them
/// scrolls so that the focused item is visible. Small windows show the most important parts only.
struct FrameRenderer {
    let size: FrameSize
    var tables = TableCache()

    /// Returns the frame and the updated scroll position.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - focus: The focus, adapted to the screen.
    ///   - isWorking: A Boolean value that indicates whether input is queued.
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
            tables: tables
        )
        let document = layout.document
        var scrolling = focus.scrolling
        scrolling.fit(
            height: layout.height,
            total: document.lines.count,
            showing: [document.cursor.map { $0.row..<($0.row + 1) }, document.focused]
                .compactMap(\.self)
        )
        let seen = scrolling.top..<min(document.lines.count, scrolling.top + layout.height)

        let gap = layout.hasSpacing ? [StyledLine()] : []
        var lines = layout.hasTitle ? [title(screen, hasMore: seen.lowerBound > 0)] : []
        if !layout.notice.isEmpty { lines += (lines.isEmpty ? [] : gap) + layout.notice }
        if !lines.isEmpty, !document.lines.isEmpty { lines += gap }
        let first = lines.count
        lines += document.lines[seen]
        if layout.hasKeys {
            let footer = FooterRenderer(width: size.columns).line(
                screen,
                target: focus.target,
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

    private func title(_ screen: Screen, hasMore: Bool) -> StyledLine {
        OverflowIndicator.line(
            hasMore ? OverflowIndicator.above : nil,
            width: size.columns,
            style: .bold
        ) { _ in TerminalSafe.line(screen.title) }
    }
}

/// The texts that show that a screen extends beyond the window.
enum OverflowIndicator {
    static let above = "^ more"
    static let below = "v more"

    /// Returns a line with an indicator at its right end.
    ///
    /// - Parameters:
    ///   - indicator: The indicator; nil for a line without one.
    ///   - width: The width of the window in columns.
    ///   - style: The style of the text.
    ///   - text: Returns the text for an available width in columns.
    static func line(
        _ indicator: String?,
        width: Int,
        style: Style,
        text: (Int) -> String
    ) -> StyledLine {
        let room = max(0, width - (indicator.map { $0.count + 1 } ?? 0))
        let line = StyledLine(DisplayWidth.truncate(text(room), to: room), style)
        guard let indicator else { return line }
        let fill = max(0, width - line.width - indicator.count)
        return line + StyledLine(String(repeating: " ", count: fill))
            + StyledLine(indicator, .bold)
    }
}
