public import Console
public import ConsoleTesting

extension Bank {
    /// Starts `bank` at a terminal.
    ///
    /// - Parameters:
    ///   - arguments: The words after `bank`.
    ///   - size: The size of the terminal.
    public func terminal(
        _ arguments: [String] = [],
        size: FrameSize = FrameSize(columns: 80, rows: 24)
    ) throws -> PseudoTerminal {
        try terminal(program: [Self.executable] + arguments, size: size)
    }

    /// Starts another program at a terminal in the environment of `bank`, such as a shell.
    public func terminal(
        program: [String],
        size: FrameSize = FrameSize(columns: 80, rows: 24)
    ) throws -> PseudoTerminal {
        try PseudoTerminal(program, environment: completeEnvironment, size: size)
    }
}

extension PseudoTerminal {
    /// The content of the terminal, line by line.
    public var shown: String { grid().text }

    /// Waits until a line of the terminal contains a text.
    ///
    /// - Throws: `ProcessError` after a minute.
    public func waitToShow(_ text: String) throws {
        try waitForLine("a line contains '\(text)'") { $0.contains(text) }
    }

    /// Waits until the process has ended.
    ///
    /// - Returns: The exit code, where 128 and more is a signal as in a shell, and all output.
    /// - Throws: `ProcessError` after a minute.
    public func waitForExit() throws -> (exitCode: Int32, output: String) {
        let exitCode = try end().exitCode
        return (exitCode < 0 ? 128 - exitCode : exitCode, String(decoding: output, as: UTF8.self))
    }
}
