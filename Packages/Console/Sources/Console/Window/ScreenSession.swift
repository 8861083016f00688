#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A window played at a terminal, until the person leaves or there is no further input.
///
/// Input reaches a screen only when it is not at work; what comes earlier waits in its order. An
/// interruption and a resize act at once. However much changes in one turn, it is drawn once.
@MainActor
public final class ScreenSession {
    private let window: Window
    private let terminal: any Terminal
    private var end: ScreenSessionEnd?
    private var finished: CheckedContinuation<Void, Never>?
    private var isDrawingDue = false
    private var drawn: Frame?

    private init(window: Window, terminal: any Terminal) {
        self.window = window
        self.terminal = terminal
    }

    /// Plays a window at a terminal.
    ///
    /// - Parameters:
    ///   - window: what to show; it shows something already. One session at a time.
    ///   - terminal: where to show it. It is as before when this returns.
    /// - Returns: how the session ended. Work that a screen has begun may still be going on after
    ///   an interruption; who owns the RIBs detaches them.
    /// - Throws: a `Failure` when the terminal cannot be taken over.
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
        window.onChange = { [weak self] in self?.windowChanged() }
        defer { window.onChange = nil }
        windowChanged()
        // Not waited for at the end: a read from a pipe goes on until there is something to read.
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
        switch event {
        case .resized, .key(.control("l")):
            drawn = nil
            draw()
        case .key(let key): window.receive(.key(key))
        case .pressed(let id): window.receive(.pressed(id))
        case .submitted(let text): window.receive(.submitted(text))
        case .entered(let secret): window.receive(.entered(secret))
        case .endOfInput: window.receive(.end)
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

    /// In a turn of its own: one screen may have gone and the next not have come yet when the
    /// window said that it has changed.
    private func drawChanges() {
        isDrawingDue = false
        if window.top == nil { finish(.left) }
        draw()
    }

    private func draw() {
        guard end == nil, let size = terminal.size else { return }
        let frame = window.frame(size)
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

/// How a session at a terminal has ended.
public enum ScreenSessionEnd: Sendable, Equatable {
    /// The window shows nothing any more: the person has left.
    case left
    /// There is no further input, and all there was has had its effect.
    case endOfInput
    /// A signal has asked the program to end, by its number.
    case interrupted(signal: Int32)
    /// The input cannot be read.
    case inputFailed(Failure)
    /// The output cannot be written.
    case outputFailed(OutputError)
    /// The task that ran the session was cancelled.
    case canceled
}

extension ScreenSessionEnd {
    /// Does what the end of a session asks of its program. Call it last, when everything of the
    /// session has been put away: a signal other than Ctrl-C ends the process here, as whoever sent
    /// it expects.
    ///
    /// - Throws: a `Failure`: of status `interrupted` after Ctrl-C, `outputFailed`, `unreadable`.
    public func conclude() throws(Failure) {
        switch self {
        case .left, .endOfInput: return
        case .interrupted(SIGINT), .canceled: throw .interrupted
        case .interrupted(let signal):
            SignalAction.performDefault(of: signal)
            // It was blocked, or has no effect by default.
            throw .interrupted
        case .inputFailed(let failure): throw failure
        // Who closed the pipe wants no more; that is no failure.
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
