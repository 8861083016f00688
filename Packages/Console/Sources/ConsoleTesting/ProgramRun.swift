public import Console

/// The result of a program that was run in memory.
///
/// ```swift
/// let run = try await ProgramRun(["day"]) { io in
///     try CommandLineProgram(name: "bank", …, commands: [Bank.day], io: io)
/// }
/// #expect(run.output == "2026-01-05\n")
/// ```
public struct ProgramRun: Sendable, Equatable {
    /// The exit code.
    public let exitCode: ExitCode
    /// The text written to standard output.
    public let output: String
    /// The text written to standard error, without the questions to the user.
    public let errorOutput: String
    /// The questions that were asked, in order.
    public let prompts: [String]

    /// Runs a program in memory.
    ///
    /// - Parameters:
    ///   - arguments: The words after the name of the program.
    ///   - io: The input and output of the program, not yet used.
    ///   - makeProgram: Creates the program with `io`.
    /// - Throws: The errors of `makeProgram`.
    public init(
        _ arguments: [String],
        io: InMemoryIO = InMemoryIO(),
        makeProgram: (InMemoryIO) async throws -> CommandLineProgram
    ) async throws {
        exitCode = try await makeProgram(io).run(arguments)
        output = io.output
        errorOutput = io.errorOutput
        prompts = io.prompts
    }

    /// Creates the result that a test expects.
    public init(
        exitCode: ExitCode,
        output: String = "",
        errorOutput: String = "",
        prompts: [String] = []
    ) {
        self.exitCode = exitCode
        self.output = output
        self.errorOutput = errorOutput
        self.prompts = prompts
    }
}
