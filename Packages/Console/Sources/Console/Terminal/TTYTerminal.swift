import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A terminal that a person sits at: keys arrive as they are pressed, and its whole window is drawn
/// on.
///
/// Whatever ends the program, the terminal is as it was before: its settings, the text it showed,
/// its cursor. That holds for a normal end, `exit`, a signal and a crash; and during a stop by
/// Ctrl-Z the shell has it, until `fg`.
///
/// A signal that asks for the end arrives as an event. When the terminal is not closed within two
/// seconds, or the person insists with a second one, the signal has its effect (Ctrl-C: exit status
/// 130), also where the session is at work without a pause.
///
/// `TerminalKind` says where it can be used.
@MainActor
public final class TTYTerminal: Terminal {
    /// The size of a terminal that does not tell, as over a serial line: what the first ones had.
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

    /// Prepares the terminal of standard input and output; nothing is changed before `open`.
    ///
    /// - Parameters:
    ///   - color: what `--color` says.
    ///   - io: knows the environment, where `NO_COLOR` may be set.
    public init(color: ColorChoice, io: any ProgramIO) {
        output = TTYOutput(colors: ColorSupport(choice: color, stream: .output, io: io))
    }

    /// The size that the terminal tells; 80 × 24 when it does not.
    public var size: FrameSize? {
        Posix.windowSize(of: StandardStream.output.rawValue) ?? Self.defaultSize
    }

    /// Takes the terminal over. A program in the background is stopped first, as every program is
    /// that uses its terminal from there, until it is in the foreground.
    public func open(for window: Window) throws(Failure) -> AsyncStream<TerminalEvent> {
        let signals = SignalPipe(watching: SignalPipe.jobControl + [SIGWINCH])
        do throws(Failure) {
            return try watch(signals)
        } catch {
            signals.close()
            throw error
        }
    }

    private func watch(_ signals: SignalPipe) throws(Failure) -> AsyncStream<TerminalEvent> {
        guard signals.descriptor >= 0 else { throw Self.failure(errno) }
        let isSuspended = !TerminalSettings.isInForeground
        guard isSuspended || output.takeOver() else { throw Self.failure(errno) }
        let (stream, events) = AsyncStream.makeStream(of: TerminalEvent.self)
        let stop = StopFlag()
        let thread = PosixThread { [output] in
            var loop = TTYEventLoop(output: output, signals: signals, events: events, isSuspended: isSuspended)
            loop.run(until: stop.isSet)
            events.finish()
        }
        guard let thread else {
            output.restore()
            throw Self.failure(EAGAIN)
        }
        watcher = Watcher(signals: signals, stop: stop, thread: thread)
        return stream
    }

    /// Shows a frame, with one write of no more than what has changed. Shows nothing while somebody
    /// else has the terminal.
    public func draw(_ frame: Frame) throws(OutputError) {
        try output.draw(frame)
    }

    /// Gives the terminal back as it was. Keys that nobody has taken are lost; what is typed from
    /// now on is read by who comes next.
    public func close() {
        guard let watcher else { return }
        self.watcher = nil
        watcher.stop.isSet.store(true, ordering: .releasing)
        SignalPipe.wake()
        watcher.thread.join()
        output.restore()
        watcher.signals.close()
        // Those that came since have their effect as without a session.
        while let signal = watcher.signals.next() {
            if signal != 0 { SignalAction.current(for: signal).perform(signal) }
        }
    }

    private static func failure(_ errorNumber: Int32) -> Failure {
        .unreadable("the terminal", reason: Posix.text(of: errorNumber))
    }
}
