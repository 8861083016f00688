import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Changes the settings of the terminal and restores them however the program ends.
///
/// The settings are restored by `restore`, by `exit`, and by every signal that ends the program,
/// including those of a crash. SIGKILL and a stack overflow cannot be handled.
///
/// Only one session changes the settings at a time.
enum TerminalSettings {
    private static let input = StandardStream.input.rawValue

    /// The original settings, in memory that is never freed, because a signal handler may read it
    /// at any time.
    ///
    /// No lock is needed: the settings are written only while `isChanged` is false, and no handler
    /// reads them then.
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

    /// Enters a mode.
    ///
    /// Call this method again if another program may have changed the settings; the original
    /// settings stay saved.
    ///
    /// - Returns: False if standard input is not a terminal.
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

    /// Restores the original settings; does nothing if they are already restored.
    static func restore() {
        guard isChanged.load(ordering: .acquiring) else { return }
        restoreFromSignalHandler()
        FatalSignals.uninstall()
    }

    /// A Boolean value that indicates whether the program is in the foreground; false after `bg`.
    static var isInForeground: Bool {
        let group = tcgetpgrp(input)
        // A terminal of another session serves every process.
        return group < 0 || group == getpgrp()
    }

    /// Restores the original settings with async-signal-safe calls only.
    static func restoreFromSignalHandler() {
        // In the background, the shell has restored its settings already.
        guard isInForeground,
            isChanged.exchange(false, ordering: .acquiringAndReleasing)
        else { return }
        Posix.writePromptly(saved.pointee.leaveSequence, to: StandardStream.output.rawValue)
        set(&saved.pointee.settings)
    }

    /// Applies settings at once and keeps the unread input.
    private static func set(_ settings: UnsafeMutablePointer<termios>) {
        while tcsetattr(input, TCSANOW, settings) != 0 && errno == EINTR {}
    }

    private static let restoreAtExit: Void = {
        atexit { TerminalSettings.restore() }
    }()
}

/// A set of terminal settings for a purpose.
struct TerminalMode: Sendable {
    /// Changes settings to those of the mode.
    let configure: @Sendable (inout termios) -> Void

    /// The escape sequences written when the mode begins.
    let enterSequence: StaticString

    /// The escape sequences written when the mode ends.
    ///
    /// A static string needs no memory, so that a crashing program can write it too.
    let leaveSequence: StaticString

    /// Line input without echo.
    static let hiddenTyping = TerminalMode(
        configure: { $0.c_lflag &= ~tcflag_t(ECHO) },
        enterSequence: "",
        leaveSequence: ""
    )

    /// Key input and output on the whole window.
    ///
    /// The escape sequences of xterm turn on the alternate screen and bracketed paste, and turn off
    /// line wrapping and the cursor.
    static let fullScreen = TerminalMode(
        configure: { settings in
            cfmakeraw(&settings)
            // Ctrl-C, Ctrl-Z and Ctrl-\ remain signals, and a line feed still begins a new line.
            settings.c_lflag |= tcflag_t(ISIG)
            settings.c_oflag |= tcflag_t(OPOST)
        },
        enterSequence: "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[?25l",
        // First ends a synchronized update that may have been cut off.
        leaveSequence: "\u{1B}[?2026l\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
    )
}
