/// How a session at a terminal has ended.
public enum ScreenSessionEnd: Sendable, Equatable {
    /// The window shows nothing any more: the person has left.
    case left
    /// There is no further input, and all there was has had its effect.
    case endOfInput
    /// A signal has asked the program to end, by its number.
    case interrupted(signal: Int32)
    /// The input cannot be read.
    case inputFailed(Failure)
    /// The output cannot be written.
    case outputFailed(OutputError)
    /// The task that ran the session was cancelled.
    case cancelled
}
