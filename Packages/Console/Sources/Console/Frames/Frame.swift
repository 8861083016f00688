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
