import Synchronization

/// Input and output in memory, for tests and for running a program inside another program.
///
/// ```swift
/// let io = InMemoryIO(input: "y\n", terminals: [.input])
/// let exitCode = try await runBank(["account", "close", "3333-01-0000013"], io: io, …)
/// …
/// #expect(io.output == "Closed 3333-01-0000013.\n")
/// ```
public final class InMemoryIO: ProgramIO {
    private let terminals: Set<StandardStream>
    private let columns: Int?
    private let variables: [String: String]
    private let files: [String: [UInt8]]
    private let outputErrors: [StandardStream: OutputError]
    private let state: Mutex<State>

    private struct State {
        var lines: LineSplitter
        var written: [StandardStream: String] = [:]
        var prompts: [String] = []
    }

    /// Creates the input and output of one run of a program.
    ///
    /// - Parameters:
    ///   - input: The lines of standard input, which also answer questions.
    ///   - terminals: The streams that are terminals.
    ///   - width: The width of the terminals in columns; nil for an unknown width.
    ///   - environment: The environment variables.
    ///   - files: The contents of readable files by path.
    ///   - outputErrors: The errors that writing throws, by stream.
    public init(
        input: String = "",
        terminals: Set<StandardStream> = [],
        width: Int? = nil,
        environment: [String: String] = [:],
        files: [String: String] = [:],
        outputErrors: [StandardStream: OutputError] = [:]
    ) {
        self.terminals = terminals
        columns = width
        variables = environment
        self.files = files.mapValues { Array($0.utf8) }
        self.outputErrors = outputErrors
        state = Mutex(State(lines: LineSplitter(Array(input.utf8))))
    }

    /// The text written to standard output.
    public var output: String { state.withLock { $0.written[.output] ?? "" } }

    /// The text written to standard error, without the questions to the user.
    public var errorOutput: String { state.withLock { $0.written[.error] ?? "" } }

    /// The questions that were asked, in order.
    public var prompts: [String] { state.withLock { $0.prompts } }

    /// Returns whether the stream is one of the terminals passed to the initializer.
    public func isTerminal(_ stream: StandardStream) -> Bool { terminals.contains(stream) }

    /// Returns the width passed to the initializer; nil if the stream is not a terminal.
    public func width(of stream: StandardStream) -> Int? { isTerminal(stream) ? columns : nil }

    /// Returns the value of a variable passed to the initializer; nil for any other variable.
    public func environment(_ name: String) -> String? { variables[name] }

    /// Records the text, or throws the stream's output error.
    public func write(_ text: String, to stream: StandardStream) throws(OutputError) {
        if let error = outputErrors[stream] { throw error }
        state.withLock { $0.written[stream, default: ""] += text }
    }

    /// Returns the next line of the input.
    public func readLine() async throws(Failure) -> [UInt8]? {
        state.withLock { $0.lines.next() }
    }

    /// Records the question and returns the next line of the input.
    public func ask(_ prompt: String, echo: Bool) async throws(Failure) -> [UInt8]? {
        state.withLock { state in
            state.prompts.append(prompt)
            return state.lines.next()
        }
    }

    /// Returns the contents of a file passed to the initializer.
    public func readPrivateFile(_ path: String) async throws(Failure) -> [UInt8] {
        guard let bytes = files[path] else {
            throw .unreadable("The file '\(path)'", reason: "No such file or directory")
        }
        return bytes
    }
}
