extension Window {
    /// Renders the visible view controller with the current focus.
    ///
    /// - Parameter size: The size of the window.
    /// - Returns: The frame.
    public func frame(_ size: FrameSize) -> Frame {
        resize(to: size)
        guard let top else { return Frame(lines: []) }
        guard let side else { return frame(of: top, size) }
        guard isSideBeside else { return frame(of: side, size) }
        let sideWidth = max(Self.minimumSideWidth, size.columns * 2 / 5)
        let left = FrameSize(columns: size.columns - sideWidth - 3, rows: size.rows)
        let right = FrameSize(columns: sideWidth, rows: size.rows)
        return frame(of: top, left).beside(frame(of: side, right), column: left.columns)
    }

    /// The minimum width of a window that shows two view controllers side by side.
    static let minimumWidthForSide = 120
    private static let minimumSideWidth = 48
    var isSideBeside: Bool { (size?.columns ?? 0) >= Self.minimumWidthForSide }

    /// The screens that the latest frame shows.
    package var visibleScreens: [Screen] {
        let shown = isSideBeside ? [top, side] : [side ?? top]
        return shown.compactMap { $0.map(content) }
    }

    /// Returns the filtered content of a view controller.
    ///
    /// If ``side`` covers the whole window, an action that closes it is added.
    func content(of shown: ScreenViewController) -> Screen {
        var screen = shown.screen.filtered(by: shown.focus.filter)
        if shown === side, !isSideBeside { screen.actions.append(.back("Close")) }
        return screen
    }

    /// The view controller that gets the input.
    var receiver: ScreenViewController? { isSideBeside ? top : side ?? top }

    private func frame(of shown: ScreenViewController, _ size: FrameSize) -> Frame {
        let screen = content(of: shown)
        shown.focus.adopt(screen)
        let path = shown === side ? [] : path.dropLast()
        let drawn = FrameRenderer(size: size, tables: shown.tables, path: Array(path))
            .render(screen, focus: shown.focus, isWorking: shown.isWorking)
        shown.focus.scrolling = drawn.scrolling
        shown.columns = size.columns
        return drawn.frame
    }
}
