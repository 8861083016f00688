import Synchronization

/// The output of a terminal session.
///
/// The session draws frames, while the event loop suspends and resumes the output.
final class TTYOutput: Sendable {
    private let differ: Mutex<FrameDiffer>
    private let isActive = Atomic(false)
    private let needsRepaint = Atomic(false)
    private let asksForBackground: Bool
    private let isLight: Atomic<Bool>

    /// Creates the output of a session.
    ///
    /// - Parameters:
    ///   - colors: The colors and glyphs, with the background that is assumed at first.
    ///   - asksForBackground: A Boolean value that indicates whether the terminal is asked for its
    ///     background. The first frame does not wait for the response.
    init(colors: ColorSupport, asksForBackground: Bool = false) {
        differ = Mutex(FrameDiffer(colors: colors))
        self.asksForBackground = asksForBackground
        isLight = Atomic(colors.background == .light)
    }

    /// Takes over the terminal, even if another program has changed its settings.
    ///
    /// - Returns: False if standard input is not a terminal.
    func takeOver() -> Bool {
        setNeedsRepaint()
        let isAvailable = whileNotDrawing { TerminalSettings.enter(.fullScreen) }
        isActive.store(isAvailable, ordering: .releasing)
        if isAvailable, asksForBackground {
            Posix.writePromptly(TerminalBackground.query, to: StandardStream.output.rawValue)
        }
        return isAvailable
    }

    /// Restores the terminal; further frames are discarded until the terminal is taken over again.
    func restore() {
        suspend()
        whileNotDrawing { TerminalSettings.restore() }
    }

    /// Discards further frames until the terminal is taken over again.
    func suspend() {
        isActive.store(false, ordering: .releasing)
    }

    /// Makes `draw(_:)` draw the next frame completely, because the terminal's content is unknown.
    func setNeedsRepaint() {
        needsRepaint.store(true, ordering: .releasing)
    }

    /// Changes the colors to those that are readable on a background.
    ///
    /// - Returns: True if the background was unknown, so that the frame must be drawn again.
    func adopt(_ background: TerminalBackground) -> Bool {
        let isLight = background == .light
        guard self.isLight.exchange(isLight, ordering: .acquiringAndReleasing) != isLight else {
            return false
        }
        setNeedsRepaint()
        return true
    }

    /// Draws the changes of a frame with a single write.
    func draw(_ frame: Frame) throws(OutputError) {
        try differ.withLock { (differ) throws(OutputError) in
            guard isActive.load(ordering: .acquiring) else { return }
            if needsRepaint.exchange(false, ordering: .acquiringAndReleasing) {
                differ.invalidate()
                differ.colors.background = isLight.load(ordering: .acquiring) ? .light : .dark
            }
            let text = differ.update(to: frame)
            guard !text.isEmpty else { return }
            try Posix.writeAll(Array(text.utf8), to: StandardStream.output.rawValue)
        }
    }

    /// Runs `body` as soon as no frame is being written, at the latest after half a second.
    ///
    /// The wait is limited, because a terminal paused with Ctrl-S accepts no output.
    @discardableResult
    private func whileNotDrawing<Value: Sendable>(_ body: @Sendable () -> Value) -> Value {
        for _ in 0..<50 {
            if let value = differ.withLockIfAvailable({ _ in body() }) { return value }
            Posix.pause()
        }
        return body()
    }
}
