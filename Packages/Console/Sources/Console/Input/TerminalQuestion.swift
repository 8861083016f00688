#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A question at the terminal of standard input, answered with a line.
///
/// While it waits, signals arrive as bytes of a pipe beside the input, so that the terminal is put
/// right before the signal has its effect.
struct TerminalQuestion {
    let prompt: String
    let echo: Bool

    private static let input = StandardStream.input.rawValue

    /// - Returns: the line without its end; nil when the person ended the input instead.
    func ask(_ lines: inout InputLines) throws(Failure) -> [UInt8]? {
        let signals = SignalPipe()
        defer { signals.close() }
        if !echo { TerminalSettings.enter(.hiddenTyping) }
        defer { if !echo { TerminalSettings.restore() } }
        show(prompt)
        var isAnswered = false
        // The end of the line is not echoed either, nor is Ctrl-C followed by one.
        defer { if !echo || !isAnswered { show("\n") } }
        let line = try lines.next { () throws(Failure) in try read(watching: signals) }
        isAnswered = line != nil
        return line
    }

    private func read(watching signals: SignalPipe) throws(Failure) -> [UInt8] {
        while true {
            var waiting = [
                pollfd(fd: Self.input, events: Int16(POLLIN), revents: 0),
                pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&waiting, nfds_t(waiting.count), -1) >= 0 || errno == EINTR else {
                throw .unreadable("standard input", reason: Posix.text(of: errno))
            }
            while let signal = signals.next() {
                try handle(signal)
            }
            if waiting[0].revents != 0 {
                return try Posix.readSome(from: Self.input, path: "standard input")
            }
        }
    }

    private func handle(_ signal: Int32) throws(Failure) {
        switch signal {
        case SIGINT:
            throw .interrupted
        case SIGTSTP:
            if !echo { TerminalSettings.restore() }
            SignalAction.performDefault(of: signal)
            if !echo { TerminalSettings.enter(.hiddenTyping) }
        case SIGCONT:
            // Whoever had the terminal in the meantime may have left it with echo.
            if !echo { TerminalSettings.enter(.hiddenTyping) }
            show(prompt)
        default:
            if !echo { TerminalSettings.restore() }
            show("\n")
            SignalAction.performDefault(of: signal)
        }
    }

    /// Shows a text to the person, also when standard error goes to a file.
    private func show(_ text: String) {
        let bytes = Array(text.utf8)
        if isatty(StandardStream.error.rawValue) == 1 {
            try? Posix.writeAll(bytes, to: StandardStream.error.rawValue)
            return
        }
        let terminal = open("/dev/tty", O_WRONLY | O_CLOEXEC | O_NOCTTY)
        guard terminal >= 0 else {
            try? Posix.writeAll(bytes, to: StandardStream.error.rawValue)
            return
        }
        try? Posix.writeAll(bytes, to: terminal)
        close(terminal)
    }
}
