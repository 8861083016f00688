/// Which part of a screen is seen, where it is taller than the window.
struct Scrolling: Equatable {
    /// The first line that is seen.
    var top = 0

    /// Whether the focus has to be seen; not after the person has scrolled away from it.
    var followsFocus = true

    /// The lines seen at once, as drawn last.
    var height = 0

    /// The lines there are, as drawn last.
    var total = 0

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
