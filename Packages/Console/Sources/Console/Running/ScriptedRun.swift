/// A whole run of a program in memory, and what it came to: for tests, and for a program that shows
/// what it can do.
///
/// ```swift
/// let run = try await ScriptedRun(["day"], io: ScriptedIO()) { io in
///     try CommandLineProgram(name: "bank", …, io: io)
/// }
/// #expect(run.output == "2026-01-05\n")
/// ```
public struct ScriptedRun: Sendable, Equatable {
    /// How the run ended.
    public let status: ExitStatus
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
        io: ScriptedIO = ScriptedIO(),
        makeProgram: (ScriptedIO) async throws -> CommandLineProgram
    ) async throws {
        status = try await makeProgram(io).run(arguments)
        output = io.output
        errorOutput = io.errorOutput
        prompts = io.prompts
    }

    /// What a run came to, written down; to compare with.
    ///
    /// - Parameters:
    ///   - status: how the run ended.
    ///   - output: what it wrote to standard output.
    ///   - errorOutput: what it wrote to standard error.
    ///   - prompts: the questions it asked.
    public init(
        status: ExitStatus,
        output: String = "",
        errorOutput: String = "",
        prompts: [String] = []
    ) {
        self.status = status
        self.output = output
        self.errorOutput = errorOutput
        self.prompts = prompts
    }
}
