import Synchronization

/// The output of a terminal session.
///
/// The session draws frames, while the event loop suspends and resumes the output.
final class TTYOutput: Sendable {
    private let differ: Mutex<FrameDiffer>
    private let isActive = Atomic(false)
    private let needsRepaint = Atomic(false)

    init(colors: ColorSupport) {
        differ = Mutex(FrameDiffer(colors: colors))
    }

    /// Takes over the terminal, even if another program has changed its settings.
    ///
    /// - Returns: False if standard input is not a terminal.
    func takeOver() -> Bool {
        setNeedsRepaint()
        let isAvailable = whileNotDrawing { TerminalSettings.enter(.fullScreen) }
        isActive.store(isAvailable, ordering: .releasing)
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

    /// Draws the changes of a frame with a single write.
    func draw(_ frame: Frame) throws(OutputError) {
        try differ.withLock { (differ) throws(OutputError) in
            guard isActive.load(ordering: .acquiring) else { return }
            if needsRepaint.exchange(false, ordering: .acquiringAndReleasing) {
                differ.invalidate()
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
