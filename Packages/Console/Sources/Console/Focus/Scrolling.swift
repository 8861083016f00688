/// Which part of a screen is seen, where it is taller than the window.
struct Scrolling: Equatable {
    /// The first line that is seen.
    private(set) var top = 0

    /// Whether the focus has to be seen; not after the person has scrolled away from it.
    private(set) var followsFocus = true

    /// Whether the focus has been drawn where it is now.
    private(set) var isFitted = true

    /// The lines seen at once, as drawn last.
    private(set) var height = 0

    /// The lines there are, as drawn last.
    private(set) var total = 0

    /// Sees to it that the focus, which has moved, is seen.
    mutating func follow() {
        followsFocus = true
        isFitted = false
    }

    /// Moves by some lines, as far as there are any.
    mutating func scroll(by lines: Int) {
        top = min(max(0, top + lines), max(0, total - height))
        followsFocus = false
    }

    /// Moves by what is seen at once, less a line to hold on to.
    mutating func scroll(pages: Int) {
        scroll(by: pages * max(1, height - 1))
    }

    /// Fits to a window.
    ///
    /// - Parameters:
    ///   - height: the lines seen at once.
    ///   - total: the lines there are.
    ///   - focus: the lines of what has the focus, the most important one first; those that do not
    ///     fit are not seen.
    mutating func fit(height: Int, total: Int, showing focus: [Range<Int>]) {
        // In another window, or with something new on the screen, the person looks anew.
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
