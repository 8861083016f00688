#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The signals that arrive while it is open, as bytes of a pipe that can be waited for.
///
/// A signal that the process ignores stays ignored. One inbox is open at a time.
struct SignalPipe {
    /// What ends, stops and continues a program.
    static let jobControl = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT]

    /// Made once and never closed: a handler that is late must not write into a file that was given
    /// the same number since.
    private static let pipe: (reading: Int32, writing: Int32) = {
        var ends: [Int32] = [-1, -1]
        guard Posix.openPipe(&ends) else { return (-1, -1) }
        return (ends[0], ends[1])
    }()

    /// The end to wait at; -1 when the system gave no pipe, and signals then do what they always
    /// do.
    let descriptor: Int32
    private let previousActions: [Int32: SignalAction]

    /// - Parameter signals: the signals to watch for.
    init(watching signals: [Int32] = jobControl) {
        descriptor = Self.pipe.reading
        // What came too late for the question before is not meant for this one.
        while Self.nextByte() != nil {}
        previousActions = descriptor < 0 ? [:] : Self.watch(signals)
    }

    /// The next signal that has arrived, or 0 for a wake-up; nil when there is none.
    func next() -> Int32? {
        Self.nextByte().map(Int32.init)
    }

    /// Takes in here what was sent to the process before, and is still on its way to another thread
    /// that the system has not let run yet.
    func deliverPending() {
        var signals = sigset_t()
        var maskBefore = sigset_t()
        sigemptyset(&signals)
        for signal in previousActions.keys { sigaddset(&signals, signal) }
        pthread_sigmask(SIG_UNBLOCK, &signals, &maskBefore)
        pthread_sigmask(SIG_SETMASK, &maskBefore, nil)
    }

    /// Wakes who waits at the descriptor, without a signal. From any thread.
    static func wake() {
        var byte: UInt8 = 0
        _ = write(pipe.writing, &byte, 1)
    }

    /// Gives the signals back what they did before.
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
                // Only calls that a signal handler may make; the static is made by now.
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
