extension Screen {
    /// The screen as it is first drawn in a window, before any key: what tests of screens compare.
    ///
    /// ```swift
    /// #expect(controller.screen.frame(columns: 80, rows: 24).text == """
    ///     Safe box
    ///     …
    ///     """)
    /// ```
    ///
    /// - Parameters:
    ///   - columns: the columns of the window.
    ///   - rows: the rows of the window.
    public func frame(columns: Int = 80, rows: Int = 24) -> Frame {
        var focus = ScreenFocus()
        focus.adopt(self)
        let size = FrameSize(columns: columns, rows: rows)
        return FrameRenderer(size: size).render(self, focus: focus, isWorking: false).frame
    }
}
