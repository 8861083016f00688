/// A whole run of a program in memory, and what it came to: for tests, and for a program that shows
/// what it can do.
///
/// ```swift
/// let run = try await ProgramRun(["day"], io: InMemoryIO()) { io in
///     try CommandLineProgram(name: "bank", …, io: io)
/// }
/// #expect(run.output == "2026-01-05\n")
/// ```
public struct ProgramRun: Sendable, Equatable {
    /// How the run ended.
    public let exitCode: ExitCode
    /// What it wrote to standard output.
    public let output: String
    /// What it wrote to standard error, without the questions it asked.
    public let errorOutput: String
    /// The questions it asked, in their order.
    public let prompts: [String]

    /// Plays a run.
    ///
    /// - Parameters:
    ///   - arguments: the words behind the name of the program.
    ///   - io: the outside, on which nothing has been played yet.
    ///   - makeProgram: makes the program on that outside.
    /// - Throws: what `makeProgram` throws.
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

    /// What a run came to, written down; to compare with.
    ///
    /// - Parameters:
    ///   - exitCode: how the run ended.
    ///   - output: what it wrote to standard output.
    ///   - errorOutput: what it wrote to standard error.
    ///   - prompts: the questions it asked.
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
