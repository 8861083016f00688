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
