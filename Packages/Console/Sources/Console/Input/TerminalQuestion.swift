#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A question at the terminal of standard input, answered with a line.
///
/// While the question waits, signals arrive through a pipe, so that the terminal is restored before
/// a signal takes effect.
struct TerminalQuestion {
    let prompt: String
    let echo: Bool

    private static let input = StandardStream.input.rawValue

    /// Asks the question and returns the answer, or nil if the user ended the input.
    func ask(_ lines: inout InputLines) throws(Failure) -> [UInt8]? {
        let signals = SignalPipe()
        defer { signals.close() }
        if !echo { TerminalSettings.enter(.hiddenTyping) }
        defer { if !echo { TerminalSettings.restore() } }
        show(prompt)
        var isAnswered = false
        // Without echo, the terminal does not show the line break of the answer or after Ctrl-C.
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
                throw .unreadable("Standard input", reason: Posix.lastError)
            }
            while let signal = signals.next() {
                try handle(signal)
            }
            if waiting[0].revents != 0 {
                return try Posix.readSome(from: Self.input, source: "Standard input")
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
            // Another program may have turned echo on meanwhile.
            if !echo { TerminalSettings.enter(.hiddenTyping) }
            show(prompt)
        default:
            if !echo { TerminalSettings.restore() }
            show("\n")
            SignalAction.performDefault(of: signal)
        }
    }

    /// Shows a text on the terminal, even if standard error is redirected.
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
