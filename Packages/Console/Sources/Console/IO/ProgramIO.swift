/// All that a program exchanges with the outside: what it prints, what it reads, where it runs.
///
/// `StandardIO` is the process's own; `ScriptedIO` plays a run in memory.
public protocol ProgramIO: Sendable {
    /// Whether a person sits at the other end of a channel.
    ///
    /// - Parameter channel: the channel asked about.
    func isTerminal(_ channel: Channel) -> Bool

    /// The width of the terminal at the other end.
    ///
    /// - Parameter channel: the channel asked about.
    /// - Returns: the number of columns; nil when it is no terminal or does not tell.
    func width(of channel: Channel) -> Int?

    /// A variable of the environment. Never holds a secret.
    ///
    /// - Parameter name: the name of the variable.
    /// - Returns: its value; nil when it is not set.
    func environment(_ name: String) -> String?

    /// Writes a text, all of it.
    ///
    /// - Parameters:
    ///   - text: what to write; already safe for a terminal.
    ///   - channel: `output` or `error`.
    /// - Throws: `OutputError` when the other end is gone or does not take it.
    func write(_ text: String, to channel: Channel) throws(OutputError)

    /// Reads the next line of standard input, which need not be a terminal.
    ///
    /// - Returns: the line without its end; nil at the end of the input.
    /// - Throws: a `Failure` when it cannot be read.
    func readLine() async throws(Failure) -> [UInt8]?

    /// Puts a question to the person at the terminal and reads the answer.
    ///
    /// - Parameters:
    ///   - prompt: what is shown before the answer; already safe for a terminal.
    ///   - echo: whether what is typed is seen. Without echo, the terminal is as before when this
    ///     returns or throws, and also when a signal ends or stops the program meanwhile.
    /// - Returns: the line without its end; nil when the person ended the input instead.
    /// - Throws: `Failure.interrupted` after Ctrl-C; another `Failure` when it cannot be read.
    func ask(_ prompt: String, echo: Bool) async throws(Failure) -> [UInt8]?

    /// Reads a whole file that nobody else may read, or a pipe with a name.
    ///
    /// - Parameter path: where it is.
    /// - Returns: its bytes.
    /// - Throws: a `Failure` of status `unreadable`.
    func readPrivateFile(_ path: String) async throws(Failure) -> [UInt8]
}
