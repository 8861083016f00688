import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Typing that is not seen: turns the echo of standard input's terminal off, and on again also when
/// the program crashes meanwhile.
enum HiddenTyping {
    private static let input = Channel.input.rawValue

    /// The terminal's settings before, in memory that is never freed, because a signal handler may
    /// read it at any time. Sound without a lock: it is written only by the one question at a time,
    /// and only while `isHidden` is false, when no handler reads it.
    nonisolated(unsafe) private static let settings: UnsafeMutablePointer<termios> = {
        let memory = UnsafeMutablePointer<termios>.allocate(capacity: 1)
        memory.initialize(to: termios())
        return memory
    }()
    private static let isHidden = Atomic(false)

    private static let crashes = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]
    private static let actionsBefore = Mutex<[Int32: SignalAction]>([:])

    /// Turns echo off. May be called again, when somebody else may have turned it on.
    static func begin() {
        var current = termios()
        guard tcgetattr(input, &current) == 0 else { return }
        if !isHidden.load(ordering: .acquiring) {
            settings.pointee = current
            isHidden.store(true, ordering: .releasing)
            installCrashHandlers()
        }
        current.c_lflag &= ~tcflag_t(ECHO)
        apply(&current)
    }

    /// Turns echo on again, if it was on before.
    static func end() {
        guard isHidden.load(ordering: .acquiring) else { return }
        apply(settings)
        isHidden.store(false, ordering: .releasing)
        removeCrashHandlers()
    }

    private static func apply(_ settings: UnsafeMutablePointer<termios>) {
        while tcsetattr(input, TCSANOW, settings) != 0 && errno == EINTR {}
    }

    private static func installCrashHandlers() {
        actionsBefore.withLock { actions in
            for signal in crashes {
                actions[signal] = SignalAction.replace(signal) { number in
                    // Only calls that a signal handler may make. The statics are made by now.
                    if HiddenTyping.isHidden.load(ordering: .acquiring) {
                        tcsetattr(Channel.input.rawValue, TCSANOW, HiddenTyping.settings)
                    }
                    SignalAction.takeDefault(of: number)
                }
            }
        }
    }

    private static func removeCrashHandlers() {
        actionsBefore.withLock { actions in
            for (signal, action) in actions { action.restore(signal) }
            actions = [:]
        }
    }
}
