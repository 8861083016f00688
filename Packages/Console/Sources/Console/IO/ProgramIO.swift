/// All that a program exchanges with the outside: what it prints, what it reads, where it runs.
///
/// `StandardIO` is the process's own; `InMemoryIO` plays a run in memory.
public protocol ProgramIO: Sendable {
    /// Whether a person sits at the other end of a channel.
    ///
    /// - Parameter stream: the channel asked about.
    func isTerminal(_ stream: StandardStream) -> Bool

    /// The width of the terminal at the other end.
    ///
    /// - Parameter stream: the channel asked about.
    /// - Returns: the number of columns; nil when it is no terminal or does not tell.
    func width(of stream: StandardStream) -> Int?

    /// A variable of the environment. Never holds a secret.
    ///
    /// - Parameter name: the name of the variable.
    /// - Returns: its value; nil when it is not set.
    func environment(_ name: String) -> String?

    /// Writes a text, all of it.
    ///
    /// - Parameters:
    ///   - text: what to write; already safe for a terminal.
    ///   - stream: `output` or `error`.
    /// - Throws: `OutputError` when the other end is gone or does not take it.
    func write(_ text: String, to stream: StandardStream) throws(OutputError)

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

/// One of the three standard channels of a program.
public enum StandardStream: Int32, Sendable, Equatable {
    /// Standard input.
    case input = 0
    /// Standard output: data.
    case output = 1
    /// Standard error: messages.
    case error = 2
}

/// Why something could not be printed.
public enum OutputError: Error, Sendable, Equatable {
    /// Nobody reads any more, as in `bank account list | head -1`. No reason to complain.
    case closedPipe
    /// The system refused it; the text is the system's, such as `No space left on device`.
    case failed(String)
}
