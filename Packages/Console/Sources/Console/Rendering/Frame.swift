/// A screen rendered for a window of a given size.
public struct Frame: Sendable, Equatable {
    /// The lines from the top, which fit into the rows and columns of the window.
    public let lines: [StyledLine]

    /// The position of the cursor; nil if it is hidden.
    public let cursor: FramePosition?

    init(lines: [StyledLine], cursor: FramePosition? = nil) {
        self.lines = lines
        self.cursor = cursor
    }

    /// The text without styles and trailing spaces, for comparison in tests.
    public var text: String {
        lines.map(\.text.withoutTrailingSpaces).joined(separator: "\n")
    }

    /// The styles, one letter for each character, for comparison in tests.
    ///
    /// A color role is shown as its first letter, and a palette color as its number. The letter of
    /// bold text is uppercase. Bold text without a color is `b`, and the focus is `#`.
    public var colors: String {
        lines.map { line in
            line.runs.map { String(repeating: ($0.style ?? .plain).letter, count: $0.text.count) }
                .joined().withoutTrailingSpaces
        }.joined(separator: "\n")
    }
}

extension Frame {
    /// Returns this frame with another frame at its right, separated by a vertical line.
    ///
    /// - Parameters:
    ///   - other: The frame at the right, without a cursor.
    ///   - column: The number of columns of this frame.
    func beside(_ other: Frame, column: Int) -> Frame {
        let rows = max(lines.count, other.lines.count)
        let joined = (0..<rows).map { row in
            (row < lines.count ? lines[row] : StyledLine()).padded(to: column)
                + StyledLine(" │ ", .dim)
                + (row < other.lines.count ? other.lines[row] : StyledLine())
        }
        return Frame(lines: joined, cursor: cursor)
    }
}

/// A position in a frame, relative to the upper left corner.
public struct FramePosition: Sendable, Equatable {
    /// The column, from 0.
    public let column: Int

    /// The row, from 0.
    public let row: Int
}

/// The size of a terminal window.
public struct FrameSize: Sendable, Equatable {
    /// The number of columns, at least 1.
    public let columns: Int

    /// The number of rows, at least 1.
    public let rows: Int

    /// Creates a size.
    ///
    /// - Parameters:
    ///   - columns: The number of columns; less than 1 counts as 1.
    ///   - rows: The number of rows; less than 1 counts as 1.
    public init(columns: Int, rows: Int) {
        self.columns = max(1, columns)
        self.rows = max(1, rows)
    }
}

extension Frame {
    /// Creates a frame of unstyled text, for tests of terminals.
    ///
    /// - Parameters:
    ///   - text: The lines, safe for a terminal.
    ///   - cursor: The position of the cursor; nil if it is hidden.
    package init(_ text: String, cursor: FramePosition? = nil) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        self.init(lines: lines.map { StyledLine(String($0)) }, cursor: cursor)
    }
}

extension Screen {
    /// Renders the screen for a window before any key is pressed, for comparison in tests.
    ///
    /// ```swift
    /// #expect(Screens.put.frame(columns: 80, rows: 24).text == frame)
    /// ```
    ///
    /// - Parameters:
    ///   - columns: The number of columns of the window.
    ///   - rows: The number of rows of the window.
    /// - Returns: The frame.
    public func frame(columns: Int = 80, rows: Int = 24) -> Frame {
        var focus = ScreenFocus()
        focus.adopt(self)
        let size = FrameSize(columns: columns, rows: rows)
        return FrameRenderer(size: size).render(self, focus: focus, isWorking: false).frame
    }
}
