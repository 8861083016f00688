import Synchronization

/// A program's outside in memory: what it will read is written down before the run, what it printed
/// is read after it.
///
/// For tests, and for playing whole runs of a program inside another.
///
/// ```swift
/// let io = InMemoryIO(input: "y\n", terminals: [.input])
/// let status = await program.run(["account", "close", "3333-01-0000013"])
/// print(io.output)
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

    /// Writes down the outside of a run.
    ///
    /// - Parameters:
    ///   - input: what standard input gives, and what the person types, line by line.
    ///   - terminals: the channels at whose other end a person sits.
    ///   - width: the columns of the terminal; nil when it does not tell.
    ///   - environment: the variables that are set.
    ///   - files: the files that can be read, by their paths.
    ///   - outputErrors: the channels that cannot be written to, and why.
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

    /// What was written to standard output so far.
    public var output: String { state.withLock { $0.written[.output] ?? "" } }

    /// What was written to standard error so far, without the questions of `ask`.
    public var errorOutput: String { state.withLock { $0.written[.error] ?? "" } }

    /// The questions put so far, in their order.
    public var prompts: [String] { state.withLock { $0.prompts } }

    /// Whether the channel is one of those named.
    public func isTerminal(_ stream: StandardStream) -> Bool { terminals.contains(stream) }

    /// The width given, for the channels that are terminals.
    public func width(of stream: StandardStream) -> Int? { isTerminal(stream) ? columns : nil }

    /// The value given.
    public func environment(_ name: String) -> String? { variables[name] }

    /// Keeps the text, unless the channel cannot be written to.
    public func write(_ text: String, to stream: StandardStream) throws(OutputError) {
        if let error = outputErrors[stream] { throw error }
        state.withLock { $0.written[stream, default: ""] += text }
    }

    /// The next line of the input.
    public func readLine() async throws(Failure) -> [UInt8]? {
        state.withLock { $0.lines.next() }
    }

    /// Notes the question; the next line of the input answers it.
    public func ask(_ prompt: String, echo: Bool) async throws(Failure) -> [UInt8]? {
        state.withLock { state in
            state.prompts.append(prompt)
            return state.lines.next()
        }
    }

    /// The bytes of a file given.
    public func readPrivateFile(_ path: String) async throws(Failure) -> [UInt8] {
        guard let bytes = files[path] else {
            throw .unreadable(path, reason: "No such file or directory")
        }
        return bytes
    }
}
