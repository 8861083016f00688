/// The choice between colored and plain output, made with `--color`.
public enum ColorChoice: String, Sendable, CaseIterable {
    /// Colors on a terminal that supports them, unless `NO_COLOR` is set (https://no-color.org).
    case auto
    /// Colors everywhere, including in a pipe.
    case always
    /// No colors.
    case never
}

/// Decides whether output is colored, and applies styles accordingly.
struct ColorSupport {
    private let isEnabled: Bool

    init(isEnabled: Bool) {
        self.isEnabled = isEnabled
    }

    /// Creates the support for one stream.
    ///
    /// - Parameters:
    ///   - choice: The value of `--color`.
    ///   - stream: The stream that the text is written to.
    ///   - io: The input, output and environment of the program.
    init(choice: ColorChoice, stream: StandardStream, io: any ProgramIO) {
        isEnabled =
            switch choice {
            case .always: true
            case .never: false
            case .auto:
                io.isTerminal(stream) && (io.environment("NO_COLOR") ?? "").isEmpty
                    && !Self.isDumbTerminal(io)
            }
    }

    /// Wraps a text without line breaks in the escape sequence of a style.
    func apply(_ style: Style, to text: String) -> String {
        isEnabled && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// Returns whether the terminal does not support escape sequences.
    static func isDumbTerminal(_ io: any ProgramIO) -> Bool {
        let name = io.environment("TERM") ?? ""
        return name.isEmpty || name == "dumb"
    }
}
