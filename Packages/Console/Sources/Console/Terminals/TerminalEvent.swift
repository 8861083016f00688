/// Something that has happened at a terminal.
public enum TerminalEvent: Sendable {
    /// A key was pressed.
    case key(Key)
    /// A line was typed or read, without its end.
    case line(String)
    /// A line was typed or read that nobody may see, without its end.
    case hiddenLine(Secret)
    /// The terminal has another size, or shows something else, as after a stop: all is drawn anew.
    case resized
    /// No further input will come: the session ends in order. The end of the stream means the same.
    case endOfInput
    /// A signal asks the program to end: SIGINT, SIGTERM, SIGHUP or SIGQUIT, by its number. It acts at
    /// once, also while something is at work.
    case interrupted(signal: Int32)
    /// The input cannot be read.
    case inputFailed(Failure)
    /// The output cannot be written.
    case outputFailed(OutputError)
}
