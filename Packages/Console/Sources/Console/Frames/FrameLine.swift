/// A line of a frame: pieces of text that is safe for a terminal, each in a style.
public struct FrameLine: Sendable, Equatable {
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
    public var width: Int { runs.reduce(0) { $0 + DisplayWidth.of($1.text) } }

    /// The line as it is written to a terminal.
    ///
    /// - Parameter colours: whether styles are written as escape sequences (SGR); each is ended within
    ///   the line.
    /// - Returns: the text, without a line end.
    public func painted(colours: Bool) -> String {
        let painter = Painter(isOn: colours)
        return runs.reduce("") { line, run in
            line + (run.style.map { painter.paint(run.text, $0) } ?? run.text)
        }
    }

    static func + (first: FrameLine, second: FrameLine) -> FrameLine {
        var line = first
        line.runs += second.runs
        return line
    }
}
