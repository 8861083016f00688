public import Console

/// A terminal in key mode that runs a closure instead of reading keys, and draws nothing.
///
/// ```swift
/// let terminal = CodeTerminal { window in
///     try await ScreenUser(at: window).type("Kim")
/// }
/// _ = try await greetingProgram.play(at: terminal)
/// try terminal.rethrow()
/// ```
@MainActor
public final class CodeTerminal: Terminal {
    private let body: @MainActor (Window) async throws -> Void
    private var failure: (any Error)?

    /// The number of calls of `draw(_:)`.
    public private(set) var drawnCount = 0

    /// The size of the window.
    public let size: FrameSize?

    /// Creates a terminal whose input ends when `body` returns.
    ///
    /// - Parameters:
    ///   - size: The size of the window.
    ///   - body: The closure to run with the window of the session.
    public init(
        size: FrameSize = FrameSize(columns: 80, rows: 24),
        _ body: @escaping @MainActor (Window) async throws -> Void
    ) {
        self.size = size
        self.body = body
    }

    /// Starts the closure.
    ///
    /// - Parameter window: The window to pass to the closure.
    /// - Returns: A stream without events, which ends when the closure returns.
    public func open(for window: Window) -> AsyncStream<TerminalEvent> {
        let (stream, events) = AsyncStream.makeStream(of: TerminalEvent.self)
        Task {
            do {
                try await body(window)
            } catch {
                failure = error
            }
            events.finish()
        }
        return stream
    }

    /// Adds 1 to `drawnCount` and ignores the frame.
    ///
    /// - Parameter frame: The frame to ignore.
    public func draw(_ frame: Frame) {
        drawnCount += 1
    }

    /// Does nothing, because the terminal holds no resources.
    public func close() {}

    /// Throws the error that the closure has thrown, if any.
    public func rethrow() throws {
        if let failure { throw failure }
    }
}
