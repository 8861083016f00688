/// A line of pieces of text that are safe for a terminal, each in a style.
public struct StyledLine: Sendable, Equatable {
    /// A piece of a line in one style.
    struct Run: Sendable, Equatable {
        var text: String
        var style: Style?
    }

    private(set) var runs: [Run]

    /// - Parameters:
    ///   - text: a text that is safe for a terminal, without line breaks.
    ///   - style: how it stands out where there are colours.
    init(_ text: String = "", _ style: Style? = nil) {
        runs = text.isEmpty ? [] : [Run(text: text, style: style)]
    }

    /// The characters of the line.
    public var text: String { runs.reduce("") { $0 + $1.text } }

    /// The columns that the line takes.
    public var width: Int { DisplayWidth.of(text) }

    /// The line as it is written to a terminal.
    ///
    /// - Parameter colours: whether styles are written as escape sequences (SGR); each is ended
    ///   within the line.
    /// - Returns: the text, without a line end.
    public func rendered(usesColor: Bool) -> String {
        rendered(with: ColorSupport(isEnabled: usesColor))
    }

    func rendered(with colors: ColorSupport) -> String {
        runs.reduce("") { line, run in
            line + (run.style.map { colors.apply($0, to: run.text) } ?? run.text)
        }
    }

    /// The line, or as much of its beginning as fits.
    func clipped(to columns: Int) -> StyledLine {
        guard width > columns else { return self }
        var clipped = StyledLine()
        var text = ""
        for run in runs {
            var kept = ""
            for character in run.text {
                // Measured as a whole: characters of two runs may come together as one.
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

    /// The line behind some spaces.
    func indented(by columns: Int) -> StyledLine {
        StyledLine(String(repeating: " ", count: columns)) + self
    }

    static func + (first: StyledLine, second: StyledLine) -> StyledLine {
        var line = first
        line.runs += second.runs
        return line
    }
}

/// How a piece of output stands out where there are colours: the numbers of an escape sequence
/// "Select Graphic Rendition" (ECMA-48, 8.3.117).
enum Style: String {
    case bold = "1"
    case dim = "2"
    case error = "1;31"
    /// What went well.
    case success = "32"
    /// What the focus is on: dark on light where the rest is light on dark.
    case selected = "7"
    /// What the focus is on, and cannot be undone.
    case selectedDanger = "7;31"
    /// What cannot be undone, and whatever belongs to the first of two sides.
    case red = "31"
    /// What belongs to the second of two sides.
    case blue = "34"
}
