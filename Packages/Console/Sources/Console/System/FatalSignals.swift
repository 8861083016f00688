#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Handlers for the signals that would end the program without restoring the terminal.
enum FatalSignals {
    /// The signals of a crash.
    ///
    /// After the terminal is restored, the signal's previous action is performed, such as Swift's
    /// backtrace.
    private static let crashSignals = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP]

    /// The signals that end a program by default and are not signs of a crash.
    ///
    /// If the program has installed its own handler for such a signal, that handler is kept.
    private static let terminationSignals = [
        SIGALRM, SIGPIPE, SIGPROF, SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU, SIGXFSZ,
    ]

    /// The previous action of each signal, by its number.
    ///
    /// The memory is never freed, because a handler may read it at any time. No lock is needed,
    /// because an action is written before the signal's handler is installed, and only one session
    /// uses the terminal.
    nonisolated(unsafe) private static let previousActions: UnsafeMutablePointer<SignalAction?> = {
        let numbers = (crashSignals + terminationSignals).max() ?? 0
        let memory = UnsafeMutablePointer<SignalAction?>.allocate(capacity: Int(numbers) + 1)
        memory.initialize(repeating: nil, count: Int(numbers) + 1)
        return memory
    }()

    /// Installs the handlers.
    static func install() {
        for signal in crashSignals + terminationSignals {
            let before = SignalAction.current(for: signal)
            guard crashSignals.contains(signal) || before.isDefault else { continue }
            previousActions[Int(signal)] = before
            SignalAction.replace(signal) { number in
                // Uses async-signal-safe calls only. The statics have been initialized before.
                TerminalSettings.restoreFromSignalHandler()
                FatalSignals.previousActions[Int(number)]?.perform(number)
            }
        }
    }

    /// Restores the previous actions.
    static func uninstall() {
        for signal in crashSignals + terminationSignals {
            previousActions[Int(signal)]?.install(for: signal)
        }
    }
}
