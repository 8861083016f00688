/// A session that shows a window on a terminal until the user leaves or the input ends.
///
/// Input is queued while the visible screen works, but an interruption and a resize take effect
/// immediately. Several changes in a row are drawn together.
@MainActor
public final class ScreenSession {
    private let window: Window
    private let terminal: any Terminal
    private var end: ScreenSessionEnd?
    private var finished: CheckedContinuation<Void, Never>?
    private var isDrawingDue = false
    private var drawn: Frame?
    private var idle: Task<Void, Never>?

    private init(window: Window, terminal: any Terminal) {
        self.window = window
        self.terminal = terminal
    }

    /// Runs a session.
    ///
    /// - Parameters:
    ///   - window: The window, which already shows a view controller. It takes part in one session
    ///     at a time.
    ///   - terminal: The terminal, which is restored before the method returns.
    /// - Returns: The reason why the session ended. After an interruption, work of a screen can
    ///   still be running until its RIB is detached.
    /// - Throws: A `Failure` if the terminal cannot be opened.
    public static func run(
        window: Window,
        terminal: any Terminal
    ) async throws(Failure) -> ScreenSessionEnd {
        guard window.top != nil else { return .left }
        let events = try terminal.open(for: window)
        defer { terminal.close() }
        return await ScreenSession(window: window, terminal: terminal).play(events)
    }

    private func play(_ events: AsyncStream<TerminalEvent>) async -> ScreenSessionEnd {
        window.beginInput()
        window.seenAppearance = 0
        window.onChange = { [weak self] in self?.windowChanged() }
        defer { window.onChange = nil }
        windowChanged()
        // In line mode, keys are unknown.
        if terminal.size != nil, let watch = window.idle { idle = Task { await watch.run() } }
        defer { idle?.cancel() }
        // Not awaited at the end, because a read from a pipe cannot be interrupted.
        let pump = Task { [weak self] in
            for await event in events { self?.handle(event) }
            self?.handle(.endOfInput)
        }
        defer { pump.cancel() }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if end == nil {
                    finished = continuation
                } else {
                    continuation.resume()
                }
            }
        } onCancel: {
            Task { @MainActor in self.finish(.canceled) }
        }
        return end ?? .canceled
    }

    private func handle(_ event: TerminalEvent) {
        guard end == nil else { return }
        if idle?.isCancelled == false { window.idle?.check() }
        if case .key = event { window.idle?.restart() }
        switch event {
        case .resized, .key(.control("l"), _):
            if case .key = event { window.reload() }
            drawn = nil
            draw()
        case .key(let key, let seen):
            window.receive(.key(key), at: seen ?? window.seenAppearance)
        case .pressed(let id): window.receive(.pressed(id))
        case .submitted(let text): window.receive(.submitted(text))
        case .entered(let secret): window.receive(.entered(secret))
        case .endOfInput:
            // A session that ends is not locked.
            idle?.cancel()
            window.receive(.end)
        case .interrupted(let signal): finish(.interrupted(signal: signal))
        case .inputFailed(let failure): finish(.inputFailed(failure))
        case .outputFailed(let error): finish(.outputFailed(error))
        }
    }

    private func windowChanged() {
        if window.hasInputEnded { finish(.endOfInput) }
        guard !isDrawingDue else { return }
        isDrawingDue = true
        Task { [weak self] in self?.drawChanges() }
    }

    /// Draws several changes at once, such as the dismissal of a screen and the presentation of the
    /// next screen.
    private func drawChanges() {
        isDrawingDue = false
        if window.top == nil { finish(.left) }
        draw()
    }

    private func draw() {
        guard end == nil, let size = terminal.size else { return }
        let frame = window.frame(size)
        // Set before drawing, because a fast program answers a frame before `draw` has returned.
        window.seenAppearance = window.appearance
        guard frame != drawn else { return }
        do throws(OutputError) {
            try terminal.draw(frame)
            drawn = frame
        } catch {
            finish(.outputFailed(error))
        }
    }

    private func finish(_ end: ScreenSessionEnd) {
        guard self.end == nil else { return }
        self.end = end
        finished?.resume()
        finished = nil
    }
}

/// The reason why a session ended.
public enum ScreenSessionEnd: Sendable, Equatable {
    /// The user left: the window shows no view controller.
    case left
    /// The input ended, and all input has been handled.
    case endOfInput
    /// A signal asked the program to end.
    case interrupted(signal: Int32)
    /// The input could not be read.
    case inputFailed(Failure)
    /// The output could not be written.
    case outputFailed(OutputError)
    /// The task that ran the session was canceled.
    case canceled
}

extension ScreenSessionEnd {
    /// Returns, throws or ends the process, as the end of the session requires.
    ///
    /// Call it last, after all resources have been released, because a signal other than SIGINT
    /// ends the process here.
    ///
    /// - Throws: A `Failure` with exit code `interrupted` after Ctrl-C, `unreadable` or
    ///   `outputFailed`.
    package func conclude() throws(Failure) {
        switch self {
        case .left, .endOfInput: return
        case .interrupted(SignalAction.interrupt), .canceled: throw .interrupted
        case .interrupted(let signal):
            SignalAction.performDefault(of: signal)
            // The signal is blocked or ignored by default.
            throw .interrupted
        case .inputFailed(let failure): throw failure
        // A reader that closes the pipe early is not an error.
        case .outputFailed(.closedPipe): return
        case .outputFailed(.failed(let reason)):
            throw Failure(
                exitCode: .outputFailed,
                code: "output.failed",
                message: "The screens could not be written to standard output: \(reason)."
            )
        }
    }
}
