/// A terminal with keys in memory: what happens at it is written down before, and the frames drawn
/// on it are read after.
///
/// ```swift
/// let terminal = FakeTerminal([.key(.down), .key(.enter), .text("5만"), .key(.enter)])
/// let end = try await ScreenSession.run(window: window, terminal: terminal)
/// #expect(terminal.frames.last?.text == "…")
/// ```
///
/// For lines, use `PipeTerminal` with a `InMemoryIO`.
@MainActor
public final class FakeTerminal: Terminal {
    /// Something that happens at the terminal.
    public enum Step: Sendable {
        /// A key is pressed.
        case key(Key)
        /// A text is typed, character by character.
        case text(String)
        /// The window gets another size.
        case resize(FrameSize)
        /// Something else happens.
        case event(TerminalEvent)
    }

    /// When a step happens.
    public enum Pace: Sendable {
        /// When the step before has had its effect.
        case patient
        /// At once, as of somebody who types ahead.
        case hasty
    }

    /// The columns and rows, as the last step has made them.
    public private(set) var size: FrameSize?

    /// The frames drawn, the first of them first.
    public private(set) var frames: [Frame] = []

    /// Whether the terminal is taken over.
    public private(set) var isOpen = false

    private var steps: ArraySlice<Step>
    private var typed: Substring = ""
    private let pace: Pace
    private let kept: Int

    /// Writes down what will happen; at the end of it, the input ends.
    ///
    /// - Parameters:
    ///   - steps: what happens, in order.
    ///   - size: the columns and rows at first.
    ///   - pace: when each step happens.
    ///   - kept: how many frames are kept, the last ones.
    public init(
        _ steps: [Step],
        size: FrameSize = FrameSize(columns: 80, rows: 24),
        pace: Pace = .patient,
        keeping kept: Int = 1_000
    ) {
        self.steps = steps[...]
        self.size = size
        self.pace = pace
        self.kept = max(1, kept)
    }

    /// Begins with the first step.
    public func open(for window: Window) -> AsyncStream<TerminalEvent> {
        isOpen = true
        return AsyncStream { await self.next(in: window) }
    }

    /// Keeps the frame.
    public func draw(_ frame: Frame) {
        frames.append(frame)
        // In one go and not one by one, which would cost the number kept for each.
        if frames.count >= kept * 2 { frames.removeFirst(frames.count - kept) }
    }

    /// Notes that the terminal was given back.
    public func close() {
        isOpen = false
    }

    private func next(in window: Window) async -> TerminalEvent? {
        if pace == .patient {
            await window.settled()
            // What has changed is drawn in a turn of its own.
            await Task.yield()
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
        case nil: return nil
        }
    }
}
