/// Where a window is shown and where its input comes from: a terminal with keys, a pipe with lines,
/// or a script.
///
/// `ScreenSession` opens it, draws on it and closes it. A terminal with keys has a size and is
/// drawn on; one with lines has none, and prints by itself what the window shows when it has come
/// to rest.
@MainActor
public protocol Terminal: AnyObject {
    /// The columns and rows at this moment; nil for a terminal with lines, on which nothing is
    /// drawn.
    var size: FrameSize? { get }

    /// Takes the terminal over: raw mode, signals, a cleared window.
    ///
    /// - Parameter window: what will be shown here. Only a terminal with lines looks at it.
    /// - Returns: what happens from now on, in order. It must give an interruption and a resize
    ///   while earlier keys have not been taken yet, so it does not wait for them.
    /// - Throws: a `Failure` when the terminal cannot be taken over; it is then as before.
    func open(for window: Window) throws(Failure) -> AsyncStream<TerminalEvent>

    /// Shows a frame in place of the one before. Called at most once for many changes.
    ///
    /// - Parameter frame: what to show; never larger than `size` was when it was made.
    /// - Throws: `OutputError` when the other end is gone or does not take it.
    func draw(_ frame: Frame) throws(OutputError)

    /// Gives the terminal back as it was before `open`. Called once for each `open`, however the
    /// session has ended.
    func close()
}
