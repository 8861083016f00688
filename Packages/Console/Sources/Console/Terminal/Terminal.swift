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

/// Something that has happened at a terminal.
public enum TerminalEvent: Sendable {
    /// A key was pressed.
    case key(Key)
    /// An action was chosen by its name, as at a terminal with lines.
    case pressed(ScreenAction.ID)
    /// The field was filled with a whole line.
    case submitted(String)
    /// The hidden field was filled with a whole line.
    case entered(Secret)
    /// The terminal has another size, or shows something else, as after a stop: all is drawn anew.
    case resized
    /// No further input will come: the session ends in order. The end of the stream means the same.
    case endOfInput
    /// A signal asks the program to end: SIGINT, SIGTERM, SIGHUP or SIGQUIT, by its number. It acts
    /// at once, also while something is at work.
    case interrupted(signal: Int32)
    /// The input cannot be read.
    case inputFailed(Failure)
    /// The output cannot be written.
    case outputFailed(OutputError)
}

/// How a session is shown, by what the program runs at.
public enum TerminalKind: Sendable, Equatable {
    /// With keys, drawn on the whole window: `TTYTerminal`.
    case keys
    /// Line by line: into a pipe or a file, from one, or at a terminal that understands no escape
    /// sequences.
    case lines

    /// The kind of an outside: keys when standard input and standard output are terminals that
    /// understand escape sequences (`TERM` is set, and not `dumb`); an unknown `TERM` counts as one
    /// that does.
    ///
    /// - Parameter io: the outside.
    public init(of io: any ProgramIO) {
        let isTerminal = io.isTerminal(.input) && io.isTerminal(.output)
        self = isTerminal && !ColorSupport.isDumbTerminal(io) ? .keys : .lines
    }
}
