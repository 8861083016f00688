import Console

/// A key terminal whose input is code, and which draws nothing.
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

    /// The number of frames that were drawn.
    public private(set) var drawnCount = 0

    /// The size of the window.
    public let size: FrameSize?

    /// Creates a terminal whose input ends when the code returns.
    ///
    /// - Parameters:
    ///   - size: The size of the window.
    ///   - body: The code, which gets the window.
    public init(
        size: FrameSize = FrameSize(columns: 80, rows: 24),
        _ body: @escaping @MainActor (Window) async throws -> Void
    ) {
        self.size = size
        self.body = body
    }

    /// Runs the code.
    ///
    /// - Parameter window: The window.
    /// - Returns: Events that end when the code returns.
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

    /// Counts a frame.
    ///
    /// - Parameter frame: An ignored frame.
    public func draw(_ frame: Frame) {
        drawnCount += 1
    }

    /// Does nothing.
    public func close() {}

    /// Throws the error of the code, if any.
    public func rethrow() throws {
        if let failure { throw failure }
    }
}
