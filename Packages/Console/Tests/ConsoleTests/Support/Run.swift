import Console

/// What a run of a program left behind.
struct Run: Equatable {
    var status: ExitStatus
    var output = ""
    var errors = ""
}

/// Runs the small bank in memory.
func run(
    _ words: [String],
    io: ScriptedIO = ScriptedIO(),
    commands: [Command] = Bank.commands
) async throws -> Run {
    let status = try await Bank.program(io: io, commands: commands).run(words)
    return Run(status: status, output: io.output, errors: io.errorOutput)
}

/// Runs the small bank in memory on a line that is cut at spaces.
func run(_ line: String, io: ScriptedIO = ScriptedIO()) async throws -> Run {
    try await run(line.split(separator: " ").map(String.init), io: io)
}
