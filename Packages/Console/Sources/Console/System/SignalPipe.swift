#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Delivers signals as bytes of a pipe (the self-pipe trick), so that `poll` can wait for them.
///
/// Ignored signals stay ignored. Only one pipe is open at a time.
struct SignalPipe {
    /// The signals that ask a program to end, so that it can clean up.
    static let termination = [SIGINT, SIGTERM, SIGHUP]

    /// The signals that end, stop and continue a program.
    static let jobControl = termination + [SIGQUIT, SIGTSTP, SIGCONT]

    /// The signals that matter while screens are shown.
    static let screens = jobControl + [SIGWINCH]

    /// The pipe, which is never closed.
    ///
    /// Otherwise, a handler that runs late could write to a file that reuses the pipe's descriptor.
    private static let pipe: (reading: Int32, writing: Int32) = {
        var ends: [Int32] = [-1, -1]
        guard Posix.openPipe(&ends) else { return (-1, -1) }
        return (ends[0], ends[1])
    }()

    /// The end to read from; -1 if the system has no pipe, in which case signals keep their
    /// actions.
    let descriptor: Int32
    private let previousActions: [Int32: SignalAction]

    /// Opens the pipe and installs its handlers for the signals.
    ///
    /// - Parameter signals: The signals to deliver.
    init(watching signals: [Int32] = jobControl) {
        descriptor = Self.pipe.reading
        // Discards signals that arrived after the previous pipe was closed.
        while Self.nextByte() != nil {}
        previousActions = descriptor < 0 ? [:] : Self.watch(signals)
    }

    /// Returns the number of the next signal, or 0 for a wake-up; nil if nothing has arrived.
    func next() -> Int32? {
        Self.nextByte().map(Int32.init)
    }

    /// Delivers signals that were sent to the process but that no thread has handled yet.
    func deliverPending() {
        var signals = sigset_t()
        var maskBefore = sigset_t()
        sigemptyset(&signals)
        for signal in previousActions.keys { sigaddset(&signals, signal) }
        pthread_sigmask(SIG_UNBLOCK, &signals, &maskBefore)
        pthread_sigmask(SIG_SETMASK, &maskBefore, nil)
    }

    /// Wakes the thread that polls the pipe; callable from any thread.
    static func wake() {
        var byte: UInt8 = 0
        _ = write(pipe.writing, &byte, 1)
    }

    /// Restores the previous actions.
    func close() {
        for (signal, action) in previousActions { action.install(for: signal) }
    }

    private static func nextByte() -> UInt8? {
        var byte: UInt8 = 0
        return read(pipe.reading, &byte, 1) == 1 ? byte : nil
    }

    private static func watch(_ signals: [Int32]) -> [Int32: SignalAction] {
        var actions: [Int32: SignalAction] = [:]
        for signal in signals {
            let before = SignalAction.replace(signal) { number in
                // Uses async-signal-safe calls only. The static has been initialized before.
                let errorNumber = errno
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(SignalPipe.pipe.writing, &byte, 1)
                errno = errorNumber
            }
            if before.isIgnored {
                before.install(for: signal)
            } else {
                actions[signal] = before
            }
        }
        return actions
    }
}
