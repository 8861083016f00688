/// The choice between colored and plain output, made with `--color`.
public enum ColorChoice: String, Sendable, CaseIterable {
    /// Colors on a terminal that supports them, unless `NO_COLOR` is set (https://no-color.org).
    case auto
    /// Colors everywhere, including in a pipe.
    case always
    /// No colors.
    case never
}

/// The colors and glyphs that an output stream supports.
package struct ColorSupport: Sendable {
    /// The number of colors that the stream supports.
    package let depth: ColorDepth

    /// The glyphs for borders, bars and marks.
    package let glyphs: GlyphSet

    /// The background on which the colors must be readable.
    package var background = TerminalBackground.dark

    /// Creates a value with the given colors and glyphs, for tests.
    package init(depth: ColorDepth, glyphs: GlyphSet = .unicode) {
        self.depth = depth
        self.glyphs = glyphs
    }

    /// Determines the colors and glyphs that a stream supports.
    ///
    /// - Parameters:
    ///   - globals: The global options of the command line.
    ///   - stream: The stream that the text is written to.
    ///   - io: The input, output and environment of the program.
    init(_ globals: GlobalOptions, stream: StandardStream, io: any ProgramIO) {
        glyphs = GlyphSet(stream: stream, io: io)
        background = globals.background ?? TerminalBackground(of: io)
        let isColored =
            switch globals.color {
            case .always: true
            case .never: false
            case .auto:
                io.isTerminal(stream) && (io.environment("NO_COLOR") ?? "").isEmpty
                    && !Self.isDumbTerminal(io)
            }
        depth = isColored ? Self.depth(io) : .none
    }

    /// Returns a text with the glyphs of the stream and the escape sequences of a style.
    ///
    /// The text must not contain line breaks.
    func apply(_ style: Style, to text: String) -> String {
        let text = glyphs.spelling(of: text)
        guard !text.isEmpty, let parameters = style.parameters(depth, on: background)
        else { return text }
        return "\u{1B}[\(parameters)m\(text)\u{1B}[0m"
    }

    /// Returns whether the terminal lacks escape sequences, because `TERM` is empty or `dumb`.
    static func isDumbTerminal(_ io: any ProgramIO) -> Bool {
        let name = io.environment("TERM") ?? ""
        return name.isEmpty || name == "dumb"
    }

    /// Returns the number of colors that the terminal reports in its environment.
    private static func depth(_ io: any ProgramIO) -> ColorDepth {
        let terminal = io.environment("TERM") ?? ""
        if ["truecolor", "24bit"].contains(io.environment("COLORTERM") ?? "")
            || terminal.hasSuffix("-direct")
        {
            return .direct
        }
        return terminal.hasSuffix("-256color") ? .indexed : .basic
    }
}

/// The glyphs for borders, bars and marks.
package enum GlyphSet: Sendable, Equatable {
    /// Box drawing with rounded corners, eighth blocks and arrows.
    case unicode
    /// ASCII characters of the same width.
    case ascii
    /// ASCII characters instead of boxes and blocks, for files and pipes.
    ///
    /// Other characters, such as an ellipsis, are kept, because a user may have typed them.
    case asciiBlocks

    /// Determines the glyphs that the locale and the terminal can show.
    ///
    /// The locale is the first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set, as in POSIX. The
    /// font of the Linux console has no rounded corners and no eighth blocks.
    init(stream: StandardStream, io: any ProgramIO) {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(io.environment)
            .first { !$0.isEmpty }
        let encoding = (locale ?? "").lowercased().drop { $0 != "." }
        let isUTF8 = encoding.hasPrefix(".utf-8") || encoding.hasPrefix(".utf8")
        let isAble = isUTF8 && !["dumb", "linux"].contains(io.environment("TERM") ?? "")
        self = isAble ? .unicode : io.isTerminal(stream) ? .ascii : .asciiBlocks
    }

    /// Returns a text with its Unicode glyphs replaced by the glyphs of this set.
    ///
    /// Screens are rendered with Unicode glyphs. The glyphs are replaced only when a frame is
    /// written, so that frames are equal on all terminals.
    func spelling(of text: String) -> String {
        guard self != .unicode, text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
        var spelled = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let mark = self == .ascii ? Self.marks[scalar] : nil
            spelled.append(mark ?? Self.blocks[scalar] ?? scalar)
        }
        return String(spelled)
    }

    private static let blocks = table("╭╮╰╯├┤┬┴┼─│▕▏▎▍▌▋▊▉▁▂▃▄▅▆▇█", "+++++++++-|[]======_.-=+*%#")
    private static let marks = table("▸›…•·✓✗→←↑↓⇄", ">>.*.*x><^v=")

    private static func table(
        _ glyphs: String,
        _ letters: String
    ) -> [Unicode.Scalar: Unicode.Scalar] {
        Dictionary(uniqueKeysWithValues: zip(glyphs.unicodeScalars, letters.unicodeScalars))
    }
}
