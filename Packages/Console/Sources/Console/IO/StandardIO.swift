import Synchronization

/// The standard streams, environment and files of the process.
///
/// Create one instance per process, because the instance buffers standard input.
public final class StandardIO: ProgramIO {
    private let lines = Mutex(InputLines())
    /// The messages that wait for the end of the pager; nil if no pager runs.
    private let heldMessages = Mutex<String?>(nil)

    /// Creates the input and output of the process; call this initializer before any file is
    /// opened.
    ///
    /// From then on, Ctrl-C ends the process with exit code 130, unless the process ignores SIGINT,
    /// as background jobs do. Closed standard streams are replaced by `/dev/null`, so that a file
    /// opened later does not become a standard stream.
    public init() {
        Posix.occupyStandardDescriptors()
        SignalAction.exitOnInterrupt()
    }

    /// Returns whether the stream is a terminal.
    public func isTerminal(_ stream: StandardStream) -> Bool {
        Posix.isTerminal(stream.rawValue)
    }

    /// Returns the current width of the terminal.
    public func width(of stream: StandardStream) -> Int? {
        Posix.columns(of: stream.rawValue)
    }

    /// Returns the value of a variable of the process's environment.
    public func environment(_ name: String) -> String? {
        Posix.environment(name)
    }

    /// Writes a complete text with `write(2)`, unbuffered.
    ///
    /// Messages are held back while a pager shows the output, because they would be written across
    /// it.
    public func write(_ text: String, to stream: StandardStream) throws(OutputError) {
        if stream == .error, heldMessages.withLock({ $0?.append(text) }) != nil { return }
        try Posix.writeAll(Array(text.utf8), to: stream.rawValue)
    }

    /// Holds messages back from now on, or writes those that were held back.
    func holdMessages(_ areHeld: Bool) {
        let waiting = heldMessages.withLock { messages in
            defer { messages = areHeld ? "" : nil }
            return messages
        }
        if let waiting { try? write(waiting, to: .error) }
    }

    /// Reads the next line of standard input on a separate thread, because reading can block.
    public func readLine() async throws(Failure) -> [UInt8]? {
        try await BlockingWork.run { () throws(Failure) in
            try self.withLines { (lines) throws(Failure) in
                try lines.next { () throws(Failure) in
                    try Posix.readSome(
                        from: StandardStream.input.rawValue,
                        source: "Standard input"
                    )
                }
            }
        }
    }

    /// Asks a question at the terminal on a separate thread, because waiting for the answer blocks.
    public func ask(_ prompt: String, echo: Bool) async throws(Failure) -> [UInt8]? {
        try await BlockingWork.run { () throws(Failure) in
            try self.withLines { (lines) throws(Failure) in
                try TerminalQuestion(prompt: prompt, echo: echo).ask(&lines)
            }
        }
    }

    /// Reads a private file on a separate thread, because reading can block.
    public func readPrivateFile(_ path: String) async throws(Failure) -> [UInt8] {
        try await BlockingWork.run { () throws(Failure) in try PrivateInput(path: path).read() }
    }

    /// Locks the line buffer while `body` reads input, so that concurrent readers get whole lines.
    private func withLines<Value: Sendable>(
        _ body: (inout InputLines) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try lines.withLock { (lines) throws(Failure) in try body(&lines) }
    }
}
