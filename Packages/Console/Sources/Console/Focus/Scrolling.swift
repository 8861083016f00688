/// The visible range of a screen that is taller than the window.
struct Scrolling: Equatable {
    /// The index of the first visible line.
    private(set) var top = 0

    /// A Boolean value that indicates whether the focus is kept visible; false after the user has
    /// scrolled.
    private(set) var followsFocus = true

    /// A Boolean value that indicates whether the screen has been rendered since the last call of
    /// `follow`.
    private(set) var isFitted = true

    /// The number of visible lines, as last rendered.
    private(set) var height = 0

    /// The total number of lines, as last rendered.
    private(set) var total = 0

    /// Makes the next rendering scroll the focus into view.
    mutating func follow() {
        followsFocus = true
        isFitted = false
    }

    /// Scrolls by a number of lines, within the document.
    mutating func scroll(by lines: Int) {
        top = min(max(0, top + lines), max(0, total - height))
        followsFocus = false
    }

    /// Scrolls by a number of pages, each of which overlaps the previous page by one line.
    mutating func scroll(pages: Int) {
        scroll(by: pages * max(1, height - 1))
    }

    /// Adapts the position to a window.
    ///
    /// - Parameters:
    ///   - height: The number of visible lines.
    ///   - total: The total number of lines.
    ///   - focus: The ranges of lines to show, most important first.
    mutating func fit(height: Int, total: Int, showing focus: [Range<Int>]) {
        // A new size or new content shows the focus again.
        if height != self.height || total != self.total { followsFocus = true }
        isFitted = true
        self.height = height
        self.total = total
        top = min(max(0, top), max(0, total - height))
        guard followsFocus else { return }
        for lines in focus.reversed() {
            if lines.upperBound > top + height { top = lines.upperBound - height }
            if lines.lowerBound < top { top = lines.lowerBound }
        }
    }
}
