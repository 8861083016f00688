import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The loop that reads the keys and handles the signals of a terminal session on a separate thread.
struct TTYEventLoop: ~Copyable {
    private static let input = StandardStream.input.rawValue
    /// The interval in milliseconds between checks whether the program is in the foreground again.
    private static let foregroundPollInterval: Int32 = 50
    /// The time that the session has to end after a signal.
    private static let gracePeriod = Duration.seconds(2)

    private let output: TTYOutput
    private let signals: SignalPipe
    private let events: AsyncStream<TerminalEvent>.Continuation
    private let seen: SeenAppearance
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 1)
    private var decoder = KeyDecoder()
    private var hasInput = true
    /// The value of `Window.appearance` for the frame that the user saw when keys were last read.
    ///
    /// A key that is decoded later is also delivered with this value. For example, the Escape key
    /// is decoded after a pause.
    private var answered = 0

    /// A Boolean value that indicates whether another program uses the terminal, such as the shell
    /// after Ctrl-Z.
    private var isSuspended: Bool
    /// A Boolean value that indicates whether the last check found the program in the background.
    ///
    /// If the next check finds it there too, the program is stopped.
    private var hasCheckedForeground = false

    /// The signal that asked the program to end, and the time at which the signal takes effect.
    private var termination: (signal: Int32, deadline: ContinuousClock.Instant)?

    /// Creates the event loop of a session; `run(until:)` starts the loop.
    ///
    /// - Parameters:
    ///   - output: The output of the terminal.
    ///   - signals: The pipe that delivers signals.
    ///   - events: The events of the session.
    ///   - seen: The value of `Window.appearance` for the frame that the user sees.
    ///   - isSuspended: A Boolean value that indicates whether the program starts in the
    ///     background.
    init(
        output: TTYOutput,
        signals: SignalPipe,
        events: AsyncStream<TerminalEvent>.Continuation,
        seen: SeenAppearance,
        isSuspended: Bool
    ) {
        self.output = output
        self.signals = signals
        self.events = events
        self.seen = seen
        self.isSuspended = isSuspended
    }

    deinit {
        buffer.deallocate()
    }

    /// Runs the loop until `isStopping` is set.
    ///
    /// - Parameter isStopping: A flag that another thread sets before it calls `SignalPipe.wake`.
    mutating func run(until isStopping: borrowing Atomic<Bool>) {
        while true {
            // Termination signals are seen before the program stops itself in the background.
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
            // `poll` ignores negative descriptors.
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

    /// The timeout of `poll` in milliseconds; -1 for no timeout.
    private var timeout: Int32 {
        if isSuspended { return Self.foregroundPollInterval }
        let keyTimeout = hasInput ? decoder.timeout : nil
        // The deadline need not be exact.
        return keyTimeout ?? (termination == nil ? -1 : 100)
    }
}

// MARK: - Keys
extension TTYEventLoop {
    private mutating func readKeys() {
        answered = seen.number.load(ordering: .acquiring)
        let count = read(Self.input, buffer.baseAddress, buffer.count)
        let errorNumber = errno
        guard count <= 0 else {
            let bytes = UnsafeMutableRawBufferPointer(rebasing: buffer[..<count])
            send(decoder.keys(from: bytes))
            // The bytes can be part of a password.
            bytes.wipe()
            if let background = decoder.takeBackground(), output.adopt(background) {
                events.yield(.resized)
            }
            return
        }
        if count < 0, errorNumber == EINTR || errorNumber == EAGAIN { return }
        hasInput = false
        // A terminal that was disconnected reports EIO.
        if count == 0 || errorNumber == EIO {
            events.yield(.endOfInput)
        } else {
            let reason = Posix.text(of: errorNumber)
            events.yield(.inputFailed(.unreadable("Standard input", reason: reason)))
        }
    }

    private func send(_ keys: [Key]) {
        for key in keys {
            // The user requests a repaint with Ctrl-L after other output has overwritten the
            // window.
            if key == .control("l") { output.setNeedsRepaint() }
            events.yield(.key(key, seen: answered))
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
            // After SIGSTOP, which cannot be caught, the shell may have changed the terminal.
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

    /// Takes over the terminal if the program is in the foreground; otherwise stops the program.
    private mutating func resumeIfPossible() {
        guard TerminalSettings.isInForeground else {
            // A pending termination signal comes first, because a stopped program would not be
            // continued for it.
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

    /// Ends the process after the grace period or a second signal.
    private func terminate(by signal: Int32) -> Never {
        output.restore()
        if signal == SIGINT { _exit(ExitCode.interrupted.rawValue) }
        SignalAction.performDefault(of: signal)
        // The exit code that a shell reports.
        _exit(128 + signal)
    }
}
