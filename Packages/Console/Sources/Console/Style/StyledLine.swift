/// A line of text with styles, safe for a terminal.
public struct StyledLine: Sendable, Equatable {
    /// A part of a line in one style.
    struct Run: Sendable, Equatable {
        var text: String
        var style: Style?
    }

    private(set) var runs: [Run]

    /// Creates a line with one style.
    ///
    /// - Parameters:
    ///   - text: A text that is safe for a terminal, without line breaks.
    ///   - style: The style; nil for plain text.
    init(_ text: String = "", _ style: Style? = nil) {
        runs = text.isEmpty ? [] : [Run(text: text, style: style)]
    }

    /// The text without styles.
    public var text: String { runs.reduce("") { $0 + $1.text } }

    /// The width in columns.
    public var width: Int { DisplayWidth.of(text) }

    /// Returns the line in the form written to a terminal.
    func rendered(with colors: ColorSupport) -> String {
        runs.reduce("") { line, run in
            line + (run.style.map { colors.apply($0, to: run.text) } ?? run.text)
        }
    }

    /// Returns the longest prefix that fits.
    func clipped(to columns: Int) -> StyledLine {
        guard width > columns else { return self }
        var clipped = StyledLine()
        var text = ""
        for run in runs {
            var kept = ""
            for character in run.text {
                // Characters of adjacent runs can combine, so the text is measured as a whole.
                text.append(character)
                guard DisplayWidth.of(text) <= columns else {
                    return clipped + StyledLine(kept, run.style)
                }
                kept.append(character)
            }
            clipped = clipped + StyledLine(kept, run.style)
        }
        return clipped
    }

    /// Returns the line after a number of spaces.
    func indented(by columns: Int) -> StyledLine {
        StyledLine(String(repeating: " ", count: columns)) + self
    }

    static func + (first: StyledLine, second: StyledLine) -> StyledLine {
        var line = first
        line.runs += second.runs
        return line
    }
}

/// A text style, whose raw value is the parameter of an SGR escape sequence (ECMA-48, 8.3.117).
enum Style: String {
    case bold = "1"
    case dim = "2"
    case error = "1;31"
    case success = "32"
    /// The style of the focused item: reverse video.
    case selected = "7"
    /// The style of a focused item that cannot be undone.
    case selectedDanger = "7;31"
    /// The style of an item that cannot be undone, and of the first player.
    case red = "31"
    /// The style of the second player.
    case blue = "34"
}
