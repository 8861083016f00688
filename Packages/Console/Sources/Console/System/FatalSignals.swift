#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The signals that end a program which does not expect them: while they are minded, the terminal
/// is given back before they have their effect.
enum FatalSignals {
    /// What a crash sends. Swift's own backtraces mind them too, and get them afterwards.
    private static let crashSignals = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP]

    /// What others send, or the system at a limit. Who minds one of them wants to live on.
    private static let terminationSignals = [
        SIGALRM, SIGPIPE, SIGPROF, SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU, SIGXFSZ,
    ]

    /// What each signal did before, by its number, in memory that is never freed, because a handler
    /// may read it at any time. Sound without a lock: it is written only by the one borrower of the
    /// terminal at a time, before the handler of that signal is there.
    nonisolated(unsafe) private static let previousActions: UnsafeMutablePointer<SignalAction?> = {
        let numbers = (crashSignals + terminationSignals).max() ?? 0
        let memory = UnsafeMutablePointer<SignalAction?>.allocate(capacity: Int(numbers) + 1)
        memory.initialize(repeating: nil, count: Int(numbers) + 1)
        return memory
    }()

    /// Begins to mind them.
    static func install() {
        for signal in crashSignals + terminationSignals {
            let before = SignalAction.current(for: signal)
            guard crashSignals.contains(signal) || before.isDefault else { continue }
            previousActions[Int(signal)] = before
            SignalAction.replace(signal) { number in
                // Only calls that a signal handler may make. The statics are made by now.
                TerminalSettings.restoreFromSignalHandler()
                FatalSignals.previousActions[Int(number)]?.perform(number)
            }
        }
    }

    /// Gives the signals back what they did before.
    static func uninstall() {
        for signal in crashSignals + terminationSignals {
            previousActions[Int(signal)]?.install(for: signal)
        }
    }
}
