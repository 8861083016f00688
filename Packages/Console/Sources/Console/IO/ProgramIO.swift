/// The input, output and environment of a program.
///
/// `StandardIO` uses the streams of the process; `InMemoryIO` keeps everything in memory.
public protocol ProgramIO: Sendable {
    /// Returns whether a stream is a terminal.
    ///
    /// - Parameter stream: The stream.
    /// - Returns: True if the stream is a terminal, where a user reads or types.
    func isTerminal(_ stream: StandardStream) -> Bool

    /// Returns the width of a terminal.
    ///
    /// - Parameter stream: The stream.
    /// - Returns: The width in columns; nil if it is unknown or the stream is not a terminal.
    func width(of stream: StandardStream) -> Int?

    /// Returns the value of an environment variable.
    ///
    /// Secrets are never read from the environment.
    ///
    /// - Parameter name: The name of the variable.
    /// - Returns: The value; nil if the variable is not set.
    func environment(_ name: String) -> String?

    /// Writes a complete text.
    ///
    /// - Parameters:
    ///   - text: The text, already safe for a terminal.
    ///   - stream: Either `output` or `error`.
    /// - Throws: `OutputError` if the reader has closed the pipe or the system rejects the text.
    func write(_ text: String, to stream: StandardStream) throws(OutputError)

    /// Reads the next line of standard input.
    ///
    /// - Returns: The line without its terminator; nil at the end of the input.
    /// - Throws: A `Failure` if standard input cannot be read.
    func readLine() async throws(Failure) -> [UInt8]?

    /// Asks the user a question at the terminal and reads the answer.
    ///
    /// - Parameters:
    ///   - prompt: The question, already safe for a terminal.
    ///   - echo: A Boolean value that indicates whether the answer is visible while it is typed.
    ///     Echo is restored when the method returns or throws, or when a signal ends or stops the
    ///     program.
    /// - Returns: The answer without its terminator; nil if the user ended the input.
    /// - Throws: A `Failure` with exit code `interrupted` after Ctrl-C, or `unreadable` if the
    ///   terminal cannot be read.
    func ask(_ prompt: String, echo: Bool) async throws(Failure) -> [UInt8]?

    /// Reads a file that is readable by its owner only, or a pipe.
    ///
    /// - Parameter path: The path of the file.
    /// - Returns: The bytes of the file, at most 64 KiB.
    /// - Throws: A `Failure` with exit code `unreadable`.
    func readPrivateFile(_ path: String) async throws(Failure) -> [UInt8]
}

/// A standard stream of a program.
public enum StandardStream: Int32, Sendable, Equatable {
    /// Standard input.
    case input = 0
    /// Standard output, for data.
    case output = 1
    /// Standard error, for messages.
    case error = 2
}

/// The reason why output could not be written.
public enum OutputError: Error, Sendable, Equatable {
    /// The reader closed the pipe, as in `shop order list | head -1`; this is not reported as an
    /// error.
    case closedPipe
    /// The system rejected the output with this error text, such as `No space left on device`.
    case failed(String)
}
