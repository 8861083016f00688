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
    private let painter: Mutex<FramePainter>
    private let isTaken = Atomic(false)
    private let isToBeRepainted = Atomic(false)

    /// - Parameter colours: writes styles as escape sequences, or leaves them out.
    init(colours: Painter) {
        painter = Mutex(FramePainter(colours: colours))
    }

    /// Takes the terminal over, also when it was taken and somebody else may have set it otherwise.
    ///
    /// - Returns: whether there is a terminal to take.
    func take() -> Bool {
        repaint()
        let isThere = whenNothingIsWritten { BorrowedTerminal.borrow(for: .fullScreen) }
        isTaken.store(isThere, ordering: .releasing)
        return isThere
    }

    /// Gives the terminal back as it was. What is drawn until it is taken again is not shown.
    func giveBack() {
        leave()
        whenNothingIsWritten { BorrowedTerminal.giveBack() }
    }

    /// Somebody else has the terminal: what is drawn until it is taken again is not shown.
    func leave() {
        isTaken.store(false, ordering: .releasing)
    }

    /// The next frame is drawn as a whole: the terminal no longer shows the one before.
    func repaint() {
        isToBeRepainted.store(true, ordering: .releasing)
    }

    /// Shows a frame with one write of no more than what has changed.
    func draw(_ frame: Frame) throws(OutputError) {
        try painter.withLock { (painter) throws(OutputError) in
            guard isTaken.load(ordering: .acquiring) else { return }
            if isToBeRepainted.exchange(false, ordering: .acquiringAndReleasing) {
                painter.forget()
            }
            let text = painter.text(toShow: frame)
            guard !text.isEmpty else { return }
            try Posix.writeAll(Array(text.utf8), to: Channel.output.rawValue)
        }
    }

    /// Waits until no frame is half written, but not for ever: a terminal that has been halted
    /// takes nothing, and the program ends nevertheless.
    @discardableResult
    private func whenNothingIsWritten<Value: Sendable>(_ body: @Sendable () -> Value) -> Value {
        for _ in 0..<50 {
            if let value = painter.withLockIfAvailable({ _ in body() }) { return value }
            usleep(10_000)
        }
        return body()
    }
}
