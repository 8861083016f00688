import Synchronization

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
struct SignalInbox {
    private static let watched = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT]
    private static let writingEnd = Atomic<Int32>(-1)

    /// The end to wait at and read from; -1 when the system gave no pipe.
    let descriptor: Int32
    private let actionsBefore: [Int32: SignalAction]

    init() {
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) == 0 {
            for end in ends {
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
                _ = fcntl(end, F_SETFL, O_NONBLOCK)
            }
        }
        descriptor = ends[0]
        Self.writingEnd.store(ends[1], ordering: .releasing)
        actionsBefore = descriptor < 0 ? [:] : Self.watch()
    }

    /// The next signal that has arrived; nil when there is none.
    func next() -> Int32? {
        var byte: UInt8 = 0
        return read(descriptor, &byte, 1) == 1 ? Int32(byte) : nil
    }

    /// Gives the signals back what they did before.
    func close() {
        for (signal, action) in actionsBefore { action.restore(signal) }
        Self.closeDescriptor(Self.writingEnd.exchange(-1, ordering: .acquiringAndReleasing))
        Self.closeDescriptor(descriptor)
    }

    private static func watch() -> [Int32: SignalAction] {
        var actions: [Int32: SignalAction] = [:]
        for signal in watched {
            let before = SignalAction.replace(signal) { number in
                // Only calls that a signal handler may make; the static is made by now.
                let errorNumber = errno
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(SignalInbox.writingEnd.load(ordering: .acquiring), &byte, 1)
                errno = errorNumber
            }
            if before.isIgnored {
                before.restore(signal)
            } else {
                actions[signal] = before
            }
        }
        return actions
    }

    private static func closeDescriptor(_ descriptor: Int32) {
        guard descriptor >= 0 else { return }
        #if canImport(Glibc)
            Glibc.close(descriptor)
        #elseif canImport(Musl)
            Musl.close(descriptor)
        #else
            Darwin.close(descriptor)
        #endif
    }
}
