#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What a signal did before it was given another action.
struct SignalAction: Sendable {
    typealias Handler = @convention(c) (Int32) -> Void

    private let action: sigaction

    /// Whether the signal had no effect.
    let isIgnored: Bool

    /// Gives a signal a handler.
    ///
    /// - Returns: what it did before.
    static func replace(_ signal: Int32, with handler: @escaping Handler) -> SignalAction {
        var before = sigaction()
        sigaction(signal, nil, &before)
        let previous = Self.signal(signal, handler)
        return SignalAction(action: before, isIgnored: isSame(previous, SIG_IGN))
    }

    /// Gives the signal back what it did before.
    func restore(_ signal: Int32) {
        var action = action
        sigaction(signal, &action, nil)
    }

    /// Lets a signal do what it does when no program minds it: end or stop the process. When the
    /// process goes on after a stop, the signal has its handler again.
    static func takeDefault(of signal: Int32) {
        var before = sigaction()
        sigaction(signal, nil, &before)
        _ = Self.signal(signal, SIG_DFL)
        // A thread that Swift has started, and whoever it starts, blocks signals; and so does a
        // handler its own.
        var only = sigset_t()
        var maskBefore = sigset_t()
        sigemptyset(&only)
        sigaddset(&only, signal)
        pthread_sigmask(SIG_UNBLOCK, &only, &maskBefore)
        // Not kill(getpid(), …), which may reach another thread later.
        raise(signal)
        pthread_sigmask(SIG_SETMASK, &maskBefore, nil)
        sigaction(signal, &before, nil)
    }

    /// Ends the process with status 130 at Ctrl-C.
    static func exitOnInterrupt() {
        let before = replace(SIGINT) { _ in _exit(ExitStatus.interrupted.rawValue) }
        if before.isIgnored { before.restore(SIGINT) }
    }

    private static func signal(_ number: Int32, _ handler: Handler?) -> Handler? {
        #if canImport(Glibc)
            Glibc.signal(number, handler)
        #elseif canImport(Musl)
            Musl.signal(number, handler)
        #else
            Darwin.signal(number, handler)
        #endif
    }

    /// The special actions are numbers in the guise of functions, which cannot be compared as such.
    private static func isSame(_ one: Handler?, _ other: Handler?) -> Bool {
        unsafeBitCast(one, to: Int.self) == unsafeBitCast(other, to: Int.self)
    }
}
