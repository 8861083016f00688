#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The action of a signal: the default action, no action, or a handler.
struct SignalAction: Sendable {
    typealias Handler = @convention(c) (Int32) -> Void

    /// The signal of Ctrl-C.
    static let interrupt = SIGINT

    private let action: sigaction

    /// A Boolean value that indicates whether the signal is ignored.
    let isIgnored: Bool

    /// A Boolean value that indicates whether the signal has its default action.
    let isDefault: Bool

    /// Returns the current action of a signal.
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

    /// Installs a handler, or a special action such as `SIG_IGN`.
    ///
    /// - Returns: The previous action.
    @discardableResult
    static func replace(_ signal: Int32, with handler: Handler?) -> SignalAction {
        let before = current(for: signal)
        _ = Self.signal(signal, handler)
        return before
    }

    /// Installs this action for a signal.
    func install(for signal: Int32) {
        var action = action
        sigaction(signal, &action, nil)
    }

    /// Installs this action and raises the signal, even inside the signal's handler.
    func perform(_ signal: Int32) {
        install(for: signal)
        Self.raiseUnblocked(signal)
    }

    /// Performs the default action of a signal, which ends or stops the process.
    ///
    /// If the process continues after a stop, the previous action is installed again.
    static func performDefault(of signal: Int32) {
        let before = current(for: signal)
        _ = Self.signal(signal, SIG_DFL)
        raiseUnblocked(signal)
        before.install(for: signal)
    }

    /// Raises a signal on this thread, which receives it before the method returns.
    private static func raiseUnblocked(_ signal: Int32) {
        // Swift's threads block signals, and a handler blocks its signal.
        var only = sigset_t()
        var maskBefore = sigset_t()
        sigemptyset(&only)
        sigaddset(&only, signal)
        pthread_sigmask(SIG_UNBLOCK, &only, &maskBefore)
        // `kill(getpid(), …)` could reach another thread later.
        raise(signal)
        pthread_sigmask(SIG_SETMASK, &maskBefore, nil)
    }

    /// Makes Ctrl-C end the process with exit code 130, unless the process ignores SIGINT.
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

    /// Returns whether two handlers are the same.
    ///
    /// Special actions such as `SIG_IGN` are integers cast to functions, which Swift cannot
    /// compare.
    private static func isSame(_ one: Handler?, _ other: Handler?) -> Bool {
        unsafeBitCast(one, to: Int.self) == unsafeBitCast(other, to: Int.self)
    }
}
