/// A screen as it is drawn in a window of a certain size.
public struct Frame: Sendable, Equatable {
    /// The lines from the top, not more than the window has rows, each not wider than it has
    /// columns. What lies below the last one is empty.
    public let lines: [StyledLine]

    /// Where the cursor stands; nil when it is not to be seen.
    public let cursor: FramePosition?

    init(lines: [StyledLine], cursor: FramePosition? = nil) {
        self.lines = lines
        self.cursor = cursor
    }

    /// The characters, a line each, without styles and without spaces at the ends of lines: what
    /// tests compare.
    public var text: String {
        lines.map(\.text.withoutTrailingSpaces).joined(separator: "\n")
    }
}

/// A place in a frame, counted from its left upper corner, which is at 0, 0.
public struct FramePosition: Sendable, Equatable {
    /// The columns to the left of it.
    public let column: Int

    /// The rows above it.
    public let row: Int

    /// A place.
    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }
}

/// The size of a window of a terminal.
public struct FrameSize: Sendable, Equatable {
    /// The columns, at least 1.
    public let columns: Int

    /// The rows, at least 1.
    public let rows: Int

    /// A size of columns and rows.
    ///
    /// - Parameters:
    ///   - columns: the columns; less than 1 counts as 1.
    ///   - rows: the rows; less than 1 counts as 1.
    public init(columns: Int, rows: Int) {
        self.columns = max(1, columns)
        self.rows = max(1, rows)
    }
}

extension Frame {
    /// A frame of a text without styles, for tests of terminals.
    ///
    /// - Parameters:
    ///   - text: the lines, safe for a terminal.
    ///   - cursor: where the cursor stands; nil when it is not to be seen.
    package init(_ text: String, cursor: FramePosition? = nil) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        self.init(lines: lines.map { StyledLine(String($0)) }, cursor: cursor)
    }
}

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
