#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What a signal does: by the system's default, nothing, or what a handler does.
struct SignalAction: Sendable {
    typealias Handler = @convention(c) (Int32) -> Void

    private let action: sigaction

    /// Whether the signal has no effect.
    let isIgnored: Bool

    /// Whether the signal does what it does when no program minds it.
    let isDefault: Bool

    /// What a signal does at this moment.
    static func current(for signal: Int32) -> SignalAction {
        var action = sigaction()
        sigaction(signal, nil, &action)
        let handler = Self.handler(of: action)
        return SignalAction(
            action: action,
            isIgnored: isSame(handler, SIG_IGN),
            isDefault: isSame(handler, SIG_DFL)
        )
    }

    /// Gives a signal a handler.
    ///
    /// - Returns: what it did before.
    @discardableResult
    static func replace(_ signal: Int32, with handler: @escaping Handler) -> SignalAction {
        let before = current(for: signal)
        _ = Self.signal(signal, handler)
        return before
    }

    /// Gives the signal this action.
    func install(for signal: Int32) {
        var action = action
        sigaction(signal, &action, nil)
    }

    /// Gives the signal this action and sends it, from within its handler too.
    func perform(_ signal: Int32) {
        install(for: signal)
        Self.raiseUnblocked(signal)
    }

    /// Lets a signal do what it does when no program minds it: end or stop the process. When the
    /// process goes on after a stop, the signal has its handler again.
    static func performDefault(of signal: Int32) {
        let before = current(for: signal)
        _ = Self.signal(signal, SIG_DFL)
        raiseUnblocked(signal)
        before.install(for: signal)
    }

    /// Sends a signal to this thread, which gets it before this returns.
    private static func raiseUnblocked(_ signal: Int32) {
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
    }

    /// Ends the process with status 130 at Ctrl-C.
    static func exitOnInterrupt() {
        let before = replace(SIGINT) { _ in _exit(ExitCode.interrupted.rawValue) }
        if before.isIgnored { before.install(for: SIGINT) }
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

    private static func handler(of action: sigaction) -> Handler? {
        #if canImport(Darwin)
            action.__sigaction_u.__sa_handler
        #elseif canImport(Musl)
            action.__sa_handler.sa_handler
        #else
            action.__sigaction_handler.sa_handler
        #endif
    }

    /// The special actions are numbers in the guise of functions, which cannot be compared as such.
    private static func isSame(_ one: Handler?, _ other: Handler?) -> Bool {
        unsafeBitCast(one, to: Int.self) == unsafeBitCast(other, to: Int.self)
    }
}
