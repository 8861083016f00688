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
