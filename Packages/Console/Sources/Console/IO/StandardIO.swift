import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The process's own standard channels, environment and files.
///
/// One for each process: it keeps what was read from standard input beyond the line asked for.
public final class StandardIO: ProgramIO {
    private let lines = Mutex(InputLines())

    /// Opens the outside of the process; make it before any file is opened. From now on Ctrl-C ends
    /// the process at once with status 130, unless it was told to ignore it, as a job in the
    /// background is; and a standard channel that was closed stays out of the hands of other files.
    public init() {
        Posix.occupyStandardDescriptors()
        SignalAction.exitOnInterrupt()
    }

    /// Whether the channel is a terminal.
    public func isTerminal(_ stream: StandardStream) -> Bool {
        isatty(stream.rawValue) == 1
    }

    /// The columns of the terminal, asked for anew each time, because windows change their size.
    public func width(of stream: StandardStream) -> Int? {
        Posix.columns(of: stream.rawValue)
    }

    /// A variable of the process's environment.
    public func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// Writes with `write(2)`, unbuffered, all of it.
    public func write(_ text: String, to stream: StandardStream) throws(OutputError) {
        try Posix.writeAll(Array(text.utf8), to: stream.rawValue)
    }

    /// Reads the next line of standard input, on a thread that may wait.
    public func readLine() async throws(Failure) -> [UInt8]? {
        try await BlockingWork.run { () throws(Failure) in
            try self.withLines { (lines) throws(Failure) in
                try lines.next { () throws(Failure) in
                    try Posix.readSome(from: StandardStream.input.rawValue, path: "standard input")
                }
            }
        }
    }

    /// Asks at the terminal of standard input, on a thread that may wait.
    public func ask(_ prompt: String, echo: Bool) async throws(Failure) -> [UInt8]? {
        try await BlockingWork.run { () throws(Failure) in
            try self.withLines { (lines) throws(Failure) in
                try TerminalQuestion(prompt: prompt, echo: echo).ask(&lines)
            }
        }
    }

    /// Reads a whole file, on a thread that may wait.
    public func readPrivateFile(_ path: String) async throws(Failure) -> [UInt8] {
        try await BlockingWork.run { () throws(Failure) in try Posix.readPrivateFile(path) }
    }

    /// Holds the lock while waiting for input: two readers get lines, not pieces of them.
    private func withLines<Value: Sendable>(
        _ body: (inout InputLines) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try lines.withLock { (lines) throws(Failure) in try body(&lines) }
    }
}
