import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The window of the terminal, drawn on by the session, and given back and taken again by the
/// thread that minds the signals.
final class TTYOutput: Sendable {
    private let differ: Mutex<FrameDiffer>
    private let isActive = Atomic(false)
    private let needsRepaint = Atomic(false)

    /// - Parameter colors: writes styles as escape sequences, or leaves them out.
    init(colors: ColorSupport) {
        differ = Mutex(FrameDiffer(colors: colors))
    }

    /// Takes the terminal over, also when it was taken and somebody else may have set it otherwise.
    ///
    /// - Returns: whether there is a terminal to take.
    func takeOver() -> Bool {
        setNeedsRepaint()
        let isAvailable = whileNotDrawing { TerminalSettings.enter(.fullScreen) }
        isActive.store(isAvailable, ordering: .releasing)
        return isAvailable
    }

    /// Gives the terminal back as it was. What is drawn until it is taken again is not shown.
    func restore() {
        suspend()
        whileNotDrawing { TerminalSettings.restore() }
    }

    /// Somebody else has the terminal: what is drawn until it is taken again is not shown.
    func suspend() {
        isActive.store(false, ordering: .releasing)
    }

    /// The next frame is drawn as a whole: the terminal no longer shows the one before.
    func setNeedsRepaint() {
        needsRepaint.store(true, ordering: .releasing)
    }

    /// Shows a frame with one write of no more than what has changed.
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

    /// Waits until no frame is half written, but not for ever: a terminal that has been halted
    /// takes nothing, and the program ends nevertheless.
    @discardableResult
    private func whileNotDrawing<Value: Sendable>(_ body: @Sendable () -> Value) -> Value {
        for _ in 0..<50 {
            if let value = differ.withLockIfAvailable({ _ in body() }) { return value }
            usleep(10_000)
        }
        return body()
    }
}
