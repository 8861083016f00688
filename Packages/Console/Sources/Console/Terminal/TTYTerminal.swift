import Synchronization

/// A terminal in key mode, which uses the whole window.
///
/// The terminal is restored however the program ends: normally, by `exit`, by a signal or by a
/// crash. While the program is stopped with Ctrl-Z, the shell has the terminal.
///
/// A termination signal arrives as an event. If the session does not end within two seconds, or if
/// another signal arrives, the signal takes effect.
///
/// `TerminalKind` determines whether a terminal supports key mode.
@MainActor
public final class TTYTerminal: Terminal {
    /// The size of a terminal that reports no size, such as a serial line.
    private static let defaultSize = FrameSize(columns: 80, rows: 24)

    private let output: TTYOutput
    private var watcher: Watcher?

    private struct Watcher {
        let signals: SignalPipe
        let stop: StopFlag
        let thread: PosixThread
    }

    private final class StopFlag: Sendable {
        let isSet = Atomic(false)
    }

    /// Creates a terminal on standard input and output, without changing its settings.
    ///
    /// - Parameters:
    ///   - io: The input, output and environment of the program.
    ///   - globals: The global options, which choose the colors. Without `--background`, the
    ///     terminal is asked for its background.
    public init(io: any ProgramIO, globals: GlobalOptions = GlobalOptions()) {
        let colors = ColorSupport(globals, stream: .output, io: io)
        // The Linux console prints the query.
        let canAsk = colors.depth != .none && io.environment("TERM") != "linux"
        output = TTYOutput(colors: colors, asksForBackground: globals.background == nil && canAsk)
    }

    /// The current size; 80 × 24 if the terminal reports no size.
    public var size: FrameSize? {
        Posix.windowSize(of: StandardStream.output.rawValue) ?? Self.defaultSize
    }

    /// Takes over the terminal.
    ///
    /// A program in the background stops until it is in the foreground.
    ///
    /// - Parameter window: The window to show.
    /// - Returns: The events of the session.
    /// - Throws: A `Failure` if the terminal cannot be taken over.
    public func open(for window: Window) throws(Failure) -> AsyncStream<TerminalEvent> {
        let signals = SignalPipe(watching: SignalPipe.screens)
        do throws(Failure) {
            return try watch(signals, seen: window.seen)
        } catch {
            signals.close()
            throw error
        }
    }

    private func watch(
        _ signals: SignalPipe,
        seen: SeenAppearance
    ) throws(Failure) -> AsyncStream<TerminalEvent> {
        guard signals.descriptor >= 0 else { throw Self.failure(Posix.lastError) }
        let isSuspended = !TerminalSettings.isInForeground
        guard isSuspended || output.takeOver() else { throw Self.failure(Posix.lastError) }
        let (stream, events) = AsyncStream.makeStream(of: TerminalEvent.self)
        let stop = StopFlag()
        let thread = PosixThread { [output] in
            var loop = TTYEventLoop(
                output: output,
                signals: signals,
                events: events,
                seen: seen,
                isSuspended: isSuspended
            )
            loop.run(until: stop.isSet)
            events.finish()
        }
        guard let thread else {
            output.restore()
            throw Self.failure("no thread can be started")
        }
        watcher = Watcher(signals: signals, stop: stop, thread: thread)
        return stream
    }

    /// Draws the changes of a frame with a single write, or discards the frame while another
    /// program uses the terminal.
    ///
    /// - Parameter frame: The frame.
    /// - Throws: `OutputError` if the terminal cannot be written to.
    public func draw(_ frame: Frame) throws(OutputError) {
        try output.draw(frame)
    }

    /// Restores the terminal.
    ///
    /// Unread keys are lost; later keys go to the next program.
    public func close() {
        guard let watcher else { return }
        self.watcher = nil
        watcher.stop.isSet.store(true, ordering: .releasing)
        SignalPipe.wake()
        watcher.thread.join()
        output.restore()
        watcher.signals.close()
        // Signals that have arrived since take effect normally.
        while let signal = watcher.signals.next() {
            if signal != 0 { SignalAction.current(for: signal).perform(signal) }
        }
    }

    private static func failure(_ reason: String) -> Failure {
        .unreadable("The terminal", reason: reason)
    }
}
