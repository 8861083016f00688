#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What a terminal is borrowed for, and so how it is set.
struct TerminalMode: Sendable {
    /// Turns the terminal's settings into those of the mode.
    let change: @Sendable (inout termios) -> Void

    /// What is written to the terminal when the mode begins.
    let entering: StaticString

    /// What is written when it ends, also by a program that crashes: a text that needs no memory of
    /// its own.
    let leaving: StaticString

    /// Lines are typed as always, but not seen.
    static let hiddenTyping = TerminalMode(
        change: { $0.c_lflag &= ~tcflag_t(ECHO) },
        entering: "",
        leaving: ""
    )

    /// Each key arrives as it is pressed, and the whole window is drawn on.
    ///
    /// In the order of the sequences (xterm's control sequences, which all terminals of today know
    /// or pass over): the alternate screen, no wrapping of a line that is wider than thought,
    /// brackets around what is pasted, no cursor.
    static let fullScreen = TerminalMode(
        change: { settings in
            cfmakeraw(&settings)
            // Ctrl-C, Ctrl-Z and Ctrl-\ stay signals, and a line feed still begins a line.
            settings.c_lflag |= tcflag_t(ISIG)
            settings.c_oflag |= tcflag_t(OPOST)
        },
        entering: "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[?25l",
        // Ends first what a frame that was cut off may have begun.
        leaving: "\u{1B}[?2026l\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
    )
}
