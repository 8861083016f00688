extension Window {
    /// Renders the visible view controller with the current focus.
    ///
    /// - Parameter size: The size of the window.
    /// - Returns: The frame.
    public func frame(_ size: FrameSize) -> Frame {
        guard let top else { return Frame(lines: []) }
        guard let visibleSide else { return frame(of: top, size) }
        guard size.columns >= Self.minimumWidthForSide else {
            return frame(of: top, above: visibleSide.strip(columns: size.columns), size)
        }
        let sideWidth = max(Self.minimumSideWidth, size.columns * 2 / 5)
        let left = FrameSize(columns: size.columns - sideWidth - 3, rows: size.rows)
        let right = FrameSize(columns: sideWidth, rows: size.rows)
        return frame(of: top, left).beside(frame(of: visibleSide, right), column: left.columns)
    }

    /// The minimum width of a window that shows two view controllers side by side.
    static let minimumWidthForSide = 110
    private static let minimumSideWidth = 48
    /// The minimum number of rows of a window that shows a strip, and of one with a line above it.
    private static let minimumRowsForStrip = 8
    private static let minimumRowsForLine = 30

    private var visibleSide: ScreenViewController? { cover == nil ? side : nil }

    /// The screens that the latest frame shows.
    package var visibleScreens: [Screen] { [top, visibleSide].compactMap { $0.map(content) } }

    /// Returns the filtered content of a view controller.
    func content(of shown: ScreenViewController) -> Screen {
        shown.lists.filtered(shown.screen, by: shown.focus.filter)
    }

    private func frame(
        of shown: ScreenViewController,
        above strip: [StyledLine],
        _ size: FrameSize
    ) -> Frame {
        guard !strip.isEmpty, size.rows >= Self.minimumRowsForStrip else {
            return frame(of: shown, size)
        }
        let line = StyledLine(String(repeating: "─", count: size.columns), .dim)
        let below = (size.rows < Self.minimumRowsForLine ? [] : [line]) + strip
        let room = FrameSize(columns: size.columns, rows: size.rows - below.count)
        let frame = frame(of: shown, room)
        let gap = Array(repeating: StyledLine(), count: room.rows - frame.lines.count)
        return Frame(lines: frame.lines + gap + below, cursor: frame.cursor)
    }

    private func frame(of shown: ScreenViewController, _ size: FrameSize) -> Frame {
        let screen = content(of: shown)
        shown.focus.adopt(screen)
        let path = shown === side ? [] : path.dropLast()
        let drawn = FrameRenderer(size: size, lists: shown.lists, path: Array(path))
            .render(screen, focus: shown.focus, isWorking: shown.isWorking)
        shown.focus.scrolling = drawn.scrolling
        shown.columns = size.columns
        return drawn.frame
    }
}
