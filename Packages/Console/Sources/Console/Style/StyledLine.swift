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
    package func rendered(with colors: ColorSupport) -> String {
        runs.reduce("") { line, run in
            line + colors.apply(run.style ?? .plain, to: run.text)
        }
    }

    /// Returns the longest prefix that fits into a number of columns.
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

    /// The line without the spaces at its end.
    var withoutTrailingSpaces: StyledLine {
        var line = self
        while let last = line.runs.popLast() {
            let text = last.text.withoutTrailingSpaces
            guard text.isEmpty else {
                line.runs.append(Run(text: text, style: last.style))
                break
            }
        }
        return line
    }

    /// Returns the line with an ellipsis instead of the words that do not fit.
    ///
    /// A word is cut only if it is the first word of the line and too long.
    func shortened(to columns: Int) -> StyledLine {
        guard width > columns else { return self }
        guard columns > 0 else { return StyledLine() }
        let text = text
        let kept = clipped(to: columns - 1).text
        let next = text.dropFirst(kept.count).first
        let isWhole = next == " " || kept.last == " "
        let words = isWhole ? kept : String(kept[..<(kept.lastIndex(of: " ") ?? kept.endIndex)])
        let end = words.contains { $0 != " " } ? words : kept
        return clipped(to: DisplayWidth.of(end)) + StyledLine("…", runs.last?.style)
    }

    /// Returns the line, filled up to a width with spaces at its end.
    func padded(to columns: Int) -> StyledLine {
        let fill = columns - width
        return fill > 0 ? self + StyledLine(String(repeating: " ", count: fill)) : self
    }

    /// Returns the line with a number of spaces before it.
    func indented(by columns: Int) -> StyledLine {
        StyledLine(String(repeating: " ", count: columns)) + self
    }

    static func + (first: StyledLine, second: StyledLine) -> StyledLine {
        var line = first
        line.runs += second.runs
        return line
    }
}

/// A text style: a color role, and whether the text is bold or reversed.
struct Style: Sendable, Equatable {
    var role = ColorRole.plain
    var isBold = false
    /// A Boolean value that indicates whether the colors of the text and the background are
    /// swapped.
    var isReversed = false

    static let plain = Style()
    static let bold = Style(isBold: true)
    static let dim = Style(role: .muted)
    static let accent = Style(role: .accent, isBold: true)
    static let error = Style(role: .negative, isBold: true)
    static let success = Style(role: .positive)
    static let danger = Style(role: .negative)
    /// The style of the focused item.
    static let selected = Style(isReversed: true)
    /// The style of a focused action that cannot be undone.
    static let selectedDanger = Style(role: .negative, isReversed: true)

    static func role(_ role: ColorRole) -> Style { Style(role: role) }

    /// Returns the parameters of an SGR escape sequence (ECMA-48, 8.3.117); nil for plain text.
    ///
    /// Terminals show bold text of the 16 colors in the bright color, which is unreadable on a light
    /// background. There, colored text is not bold.
    func parameters(_ depth: ColorDepth, on background: TerminalBackground) -> String? {
        guard depth != .none else { return nil }
        let color = role.parameters(depth, on: background)
        let isBright = depth == .basic && background == .light && color != nil
        let parameters = [isBold && !isBright ? "1" : nil, isReversed ? "7" : nil, color]
            .compactMap(\.self)
        return parameters.isEmpty ? nil : parameters.joined(separator: ";")
    }

    /// A letter for the style; see `Frame.colors`.
    var letter: String {
        if isReversed { return "#" }
        let letter =
            switch role {
            case .plain: isBold ? "b" : " "
            case .accent: "a"
            case .positive: "p"
            case .negative: "n"
            case .warning: "w"
            case .muted: "m"
            case .palette(let number): String(number % ColorRole.paletteSize, radix: 36)
            }
        return isBold && role != .plain ? letter.uppercased() : letter
    }
}
