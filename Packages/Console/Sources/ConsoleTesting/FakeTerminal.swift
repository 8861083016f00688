public import Console

/// A terminal in key mode that plays scripted input and records the frames in memory.
///
/// ```swift
/// let terminal = FakeTerminal([.text("50,000 won"), .key(.enter), .key(.escape)])
/// let end = try await ScreenSession.run(window: window, terminal: terminal)
/// #expect(terminal.frames.last?.text.contains("In the box  50,000 won") == true)
/// ```
///
/// For line mode, use a `PipeTerminal` with an `InMemoryIO`.
@MainActor
public final class FakeTerminal: Terminal {
    /// An event of the script.
    public enum Step: Sendable {
        /// A key press.
        case key(Key)
        /// A text, typed character by character.
        case text(String)
        /// A new window size.
        case resize(FrameSize)
        /// Any other event.
        case event(TerminalEvent)
    }

    /// The timing of the script's steps.
    public enum Pace: Sendable {
        /// Each step waits until the previous step has taken effect.
        case settled
        /// All steps are delivered at once, as if a user typed ahead.
        case immediate
    }

    /// The current size of the window.
    public private(set) var size: FrameSize?

    /// The recorded frames, in order.
    public private(set) var frames: [Frame] = []

    /// A Boolean value that indicates whether a session has opened the terminal.
    public private(set) var isOpen = false

    /// A Boolean value that indicates whether all steps have been delivered.
    public private(set) var hasInputEnded = false

    private var steps: ArraySlice<Step>
    private var typed: Substring = ""
    private let pace: Pace

    /// Creates a terminal whose input ends after the last step.
    ///
    /// - Parameters:
    ///   - steps: The steps, in order.
    ///   - size: The initial size of the window.
    ///   - pace: The timing of the script's steps.
    public init(
        _ steps: [Step],
        size: FrameSize = FrameSize(columns: 80, rows: 24),
        pace: Pace = .settled
    ) {
        self.steps = steps[...]
        self.size = size
        self.pace = pace
    }

    /// Starts the script.
    ///
    /// - Parameter window: The window. At the pace `settled`, each step waits until the window has
    ///   no pending work or input.
    /// - Returns: The events of the script.
    public func open(for window: Window) -> AsyncStream<TerminalEvent> {
        isOpen = true
        return AsyncStream { await self.next(in: window) }
    }

    /// Appends a frame to `frames`.
    ///
    /// - Parameter frame: The frame.
    public func draw(_ frame: Frame) {
        frames.append(frame)
    }

    /// Marks the terminal as closed.
    public func close() {
        isOpen = false
    }

    private func next(in window: Window) async -> TerminalEvent? {
        if pace == .settled {
            await window.settled()
            // Changes are drawn in a separate turn, and a key presses nothing before.
            while window.seenAppearance != window.appearance, !Task.isCancelled {
                await Task.yield()
            }
        }
        guard !Task.isCancelled else { return nil }
        if let character = typed.popFirst() { return .key(.character(character)) }
        switch steps.popFirst() {
        case .key(let key): return .key(key)
        case .text(let text):
            typed = text[...]
            return await next(in: window)
        case .resize(let size):
            self.size = size
            return .resized
        case .event(let event): return event
        case nil:
            hasInputEnded = true
            return nil
        }
    }
}
