/// Puts colours around texts, or leaves them as they are.
struct Painter {
    private let isOn: Bool

    init(isOn: Bool) {
        self.isOn = isOn
    }

    /// - Parameters:
    ///   - choice: what `--color` says.
    ///   - channel: where the text goes.
    ///   - io: knows whether a terminal is there, and the environment.
    init(choice: ColorChoice, channel: Channel, io: any ProgramIO) {
        isOn =
            switch choice {
            case .always: true
            case .never: false
            case .auto:
                io.isTerminal(channel) && (io.environment("NO_COLOR") ?? "").isEmpty
                    && !Self.isDumb(io)
            }
    }

    /// Puts a style around a text without line breaks.
    func paint(_ text: String, _ style: Style) -> String {
        isOn && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// Whether the terminal understands no escape sequences.
    static func isDumb(_ io: any ProgramIO) -> Bool {
        let name = io.environment("TERM") ?? ""
        return name.isEmpty || name == "dumb"
    }
}
