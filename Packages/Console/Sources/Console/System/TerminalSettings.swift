import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The terminal of standard input while it is set otherwise than it came: the only place that knows
/// how to give it back, whoever borrowed it and however the program ends.
///
/// Given back by `giveBack`, by `exit`, and by every signal that ends the program and that nobody
/// minds otherwise, a crash among them. (What no program can mind leaves the terminal as it is:
/// SIGKILL, and a stack that overflows, which leaves no room for a handler.)
///
/// One at a time borrows it.
enum TerminalSettings {
    private static let input = StandardStream.input.rawValue

    /// What to give back, in memory that is never freed, because a signal handler may read it at
    /// any time. Sound without a lock: it is written only by the one borrower at a time, and only
    /// while `isChanged` is false, when no handler reads it.
    nonisolated(unsafe) private static let saved: UnsafeMutablePointer<Saved> = {
        let memory = UnsafeMutablePointer<Saved>.allocate(capacity: 1)
        memory.initialize(to: Saved(settings: termios(), leaveSequence: ""))
        return memory
    }()
    private static let isChanged = Atomic(false)

    private struct Saved {
        var settings: termios
        var leaveSequence: StaticString
    }

    /// Sets the terminal as the mode wants it. May be called again, when somebody else may have set
    /// it otherwise; what is given back stays what it was at first.
    ///
    /// - Returns: whether there is a terminal to set.
    @discardableResult
    static func enter(_ mode: TerminalMode) -> Bool {
        var settings = termios()
        guard tcgetattr(input, &settings) == 0 else { return false }
        if !isChanged.load(ordering: .acquiring) {
            saved.pointee = Saved(settings: settings, leaveSequence: mode.leaveSequence)
            isChanged.store(true, ordering: .releasing)
            FatalSignals.install()
            restoreAtExit
        }
        mode.configure(&settings)
        set(&settings)
        Posix.writePromptly(mode.enterSequence, to: StandardStream.output.rawValue)
        return true
    }

    /// Gives the terminal back, if it is borrowed and nobody has taken it back already.
    static func restore() {
        guard isChanged.load(ordering: .acquiring) else { return }
        restoreFromSignalHandler()
        FatalSignals.uninstall()
    }

    /// Whether the terminal listens to this program and not to another; false after `bg`.
    static var isInForeground: Bool {
        let group = tcgetpgrp(input)
        // The terminal of another session listens to all.
        return group < 0 || group == getpgrp()
    }

    /// Gives the terminal back with nothing but calls that a signal handler may make.
    static func restoreFromSignalHandler() {
        // In the background the shell has taken it back already, and set it as it wants it.
        guard isInForeground,
            isChanged.exchange(false, ordering: .acquiringAndReleasing)
        else { return }
        Posix.writePromptly(saved.pointee.leaveSequence, to: StandardStream.output.rawValue)
        set(&saved.pointee.settings)
    }

    /// At once, and what was typed ahead stays to be read.
    private static func set(_ settings: UnsafeMutablePointer<termios>) {
        while tcsetattr(input, TCSANOW, settings) != 0 && errno == EINTR {}
    }

    private static let restoreAtExit: Void = {
        atexit { TerminalSettings.restore() }
    }()
}

/// What a terminal is borrowed for, and so how it is set.
struct TerminalMode: Sendable {
    /// Turns the terminal's settings into those of the mode.
    let configure: @Sendable (inout termios) -> Void

    /// What is written to the terminal when the mode begins.
    let enterSequence: StaticString

    /// What is written when it ends, also by a program that crashes: a text that needs no memory of
    /// its own.
    let leaveSequence: StaticString

    /// Lines are typed as always, but not seen.
    static let hiddenTyping = TerminalMode(
        configure: { $0.c_lflag &= ~tcflag_t(ECHO) },
        enterSequence: "",
        leaveSequence: ""
    )

    /// Each key arrives as it is pressed, and the whole window is drawn on.
    ///
    /// In the order of the sequences (xterm's control sequences, which all terminals of today know
    /// or pass over): the alternate screen, no wrapping of a line that is wider than thought,
    /// brackets around what is pasted, no cursor.
    static let fullScreen = TerminalMode(
        configure: { settings in
            cfmakeraw(&settings)
            // Ctrl-C, Ctrl-Z and Ctrl-\ stay signals, and a line feed still begins a line.
            settings.c_lflag |= tcflag_t(ISIG)
            settings.c_oflag |= tcflag_t(OPOST)
        },
        enterSequence: "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[?25l",
        // Ends first what a frame that was cut off may have begun.
        leaveSequence: "\u{1B}[?2026l\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
    )
}
