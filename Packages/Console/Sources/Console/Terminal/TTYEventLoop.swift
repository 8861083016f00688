import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What is seen at a terminal while a session runs on it: keys, signals, the end. Waits on a thread
/// of its own, and obeys what must not wait for the session.
struct TTYEventLoop: ~Copyable {
    private static let input = StandardStream.input.rawValue
    /// Milliseconds between two looks whether the terminal can be had again.
    private static let foregroundPollInterval: Int32 = 50
    /// How long the session has to end when a signal asks for it.
    private static let gracePeriod = Duration.seconds(2)

    private let output: TTYOutput
    private let signals: SignalPipe
    private let events: AsyncStream<TerminalEvent>.Continuation
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 1)
    private var decoder = KeyDecoder()
    private var hasInput = true

    /// Whether somebody else has the terminal: the shell, after Ctrl-Z or in the background.
    private var isSuspended: Bool
    /// Whether it was looked once in vain whether the terminal can be had again.
    private var hasCheckedForeground = false

    /// The signal that has asked for the end, and when it has its effect at the latest.
    private var termination: (signal: Int32, deadline: ContinuousClock.Instant)?

    /// - Parameters:
    ///   - output: the terminal's window.
    ///   - signals: where signals arrive.
    ///   - events: where to say what happens.
    ///   - isSuspended: whether the program begins in the background.
    init(
        output: TTYOutput,
        signals: SignalPipe,
        events: AsyncStream<TerminalEvent>.Continuation,
        isSuspended: Bool
    ) {
        self.output = output
        self.signals = signals
        self.events = events
        self.isSuspended = isSuspended
    }

    deinit {
        buffer.deallocate()
    }

    /// Watches until it is told to stop.
    ///
    /// - Parameter isStopping: tells it; set before `SignalPipe.wake` is called.
    mutating func run(until isStopping: borrowing Atomic<Bool>) {
        while true {
            // In the background it stops itself, and must not with a signal for its end unseen.
            if isSuspended { signals.deliverPending() }
            while let signal = signals.next() { handle(signal) }
            if isStopping.load(ordering: .acquiring) { return }
            if let termination, termination.deadline <= .now { terminate(by: termination.signal) }
            if isSuspended { resumeIfPossible() }
            wait()
        }
    }

    private mutating func wait() {
        let isReading = hasInput && !isSuspended
        var waiting = [
            // A negative descriptor is passed over.
            pollfd(fd: isReading ? Self.input : -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
        ]
        let count = poll(&waiting, nfds_t(waiting.count), timeout)
        if count == 0, isReading {
            send(decoder.keysAfterTimeout())
        } else if count > 0, waiting[0].revents != 0 {
            readKeys()
        }
    }

    /// In milliseconds; -1 for no end.
    private var timeout: Int32 {
        if isSuspended { return Self.foregroundPollInterval }
        let keyTimeout = hasInput ? decoder.timeout : nil
        // The deadline need not be met exactly.
        return keyTimeout ?? (termination == nil ? -1 : 100)
    }
}

// MARK: - Keys
extension TTYEventLoop {
    private mutating func readKeys() {
        let count = read(Self.input, buffer.baseAddress, buffer.count)
        let errorNumber = errno
        guard count <= 0 else {
            let bytes = UnsafeMutableRawBufferPointer(rebasing: buffer[..<count])
            send(decoder.keys(from: bytes))
            // A password may be among them.
            bytes.wipe()
            return
        }
        if count < 0, errorNumber == EINTR || errorNumber == EAGAIN { return }
        hasInput = false
        // A terminal that has gone away says EIO: there is no more, as at an end.
        if count == 0 || errorNumber == EIO {
            events.yield(.endOfInput)
        } else {
            let reason = Posix.text(of: errorNumber)
            events.yield(.inputFailed(.unreadable("standard input", reason: reason)))
        }
    }

    private func send(_ keys: [Key]) {
        for key in keys {
            // The key by which a person has a window drawn anew that others have written on.
            if key == .control("l") { output.setNeedsRepaint() }
            events.yield(.key(key))
        }
    }
}

// MARK: - Signals
extension TTYEventLoop {
    private mutating func handle(_ signal: Int32) {
        switch signal {
        case 0: break
        case SIGWINCH:
            output.setNeedsRepaint()
            events.yield(.resized)
        case SIGTSTP:
            output.restore()
            suspend()
            SignalAction.performDefault(of: signal)
        case SIGCONT:
            // After SIGSTOP, which nobody can mind: the shell may have set the terminal otherwise.
            guard !isSuspended else { break }
            output.suspend()
            suspend()
        default:
            if termination != nil { terminate(by: signal) }
            termination = (signal, .now + Self.gracePeriod)
            events.yield(.interrupted(signal: signal))
        }
    }

    private mutating func suspend() {
        isSuspended = true
        hasCheckedForeground = false
    }

    /// Takes the terminal again when the shell lets it, and stops when it is in the background, as
    /// every program does that uses its terminal from there.
    private mutating func resumeIfPossible() {
        guard TerminalSettings.isInForeground else {
            // A signal that has woken the program for its end is to be seen first; and who is about
            // to end, however long that takes, would not be woken again.
            if hasCheckedForeground, termination == nil { SignalAction.performDefault(of: SIGTTOU) }
            hasCheckedForeground = !hasCheckedForeground
            return
        }
        isSuspended = false
        decoder.reset()
        if output.takeOver() {
            events.yield(.resized)
        } else {
            hasInput = false
            events.yield(.endOfInput)
        }
    }

    /// The session has not ended in time, or the person insists.
    private func terminate(by signal: Int32) -> Never {
        output.restore()
        if signal == SIGINT { _exit(ExitCode.interrupted.rawValue) }
        SignalAction.performDefault(of: signal)
        // What a shell would say.
        _exit(128 + signal)
    }
}
