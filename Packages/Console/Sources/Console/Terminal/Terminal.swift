/// A terminal that shows a window and delivers its input.
///
/// A session opens the terminal, draws on it and closes it. A terminal in key mode has a size and
/// draws frames. A terminal in line mode has no size; it prints the window's screen when no work or
/// input is pending.
@MainActor
public protocol Terminal: AnyObject {
    /// The current size; nil in line mode.
    var size: FrameSize? { get }

    /// Takes over the terminal.
    ///
    /// - Parameter window: The window to show, used in line mode only.
    /// - Returns: The events, in order. An interruption or a resize is delivered even if earlier
    ///   keys have not been handled yet.
    /// - Throws: A `Failure` if the terminal cannot be taken over. The terminal is then unchanged.
    func open(for window: Window) throws(Failure) -> AsyncStream<TerminalEvent>

    /// Replaces the visible frame.
    ///
    /// - Parameter frame: The frame, not larger than `size` at the time of rendering.
    /// - Throws: `OutputError` if the reader has closed the pipe or the system rejects the output.
    func draw(_ frame: Frame) throws(OutputError)

    /// Restores the terminal.
    ///
    /// A session calls this method once for each call of `open`.
    func close()
}

/// An event at a terminal.
public enum TerminalEvent: Sendable {
    /// A key press.
    ///
    /// `seen` is the value of `Window.appearance` for the frame that the user saw when the key was
    /// read; nil for the current value.
    case key(Key, seen: Int? = nil)
    /// The choice of an action by its name, in line mode.
    case pressed(ScreenAction.ID)
    /// A line that fills the field, in line mode.
    case submitted(String)
    /// A line that fills the hidden field, in line mode.
    case entered(Secret)
    /// A new size or unknown content, for example after Ctrl-Z and `fg`; everything is redrawn.
    case resized
    /// The end of input, with the same effect as the end of the stream of events.
    case endOfInput
    /// A signal that asks the program to end: SIGINT, SIGTERM, SIGHUP or SIGQUIT.
    ///
    /// The signal takes effect immediately, even while a screen works.
    case interrupted(signal: Int32)
    /// An error of the input.
    case inputFailed(Failure)
    /// An error of the output.
    case outputFailed(OutputError)
}

/// The mode of a session, determined by the terminal.
package enum TerminalKind: Sendable, Equatable {
    /// Single keys and the whole window; see `TTYTerminal`.
    case keys
    /// Lines, for pipes, files and terminals without escape sequences; see `PipeTerminal`.
    case lines

    /// Determines the mode: keys if standard input and output are terminals with escape sequences.
    ///
    /// Escape sequences are supported if `TERM` is set and is not `dumb`.
    ///
    /// - Parameter io: The input, output and environment of the program.
    package init(of io: any ProgramIO) {
        let isTerminal = io.isTerminal(.input) && io.isTerminal(.output)
        self = isTerminal && !ColorSupport.isDumbTerminal(io) ? .keys : .lines
    }
}
