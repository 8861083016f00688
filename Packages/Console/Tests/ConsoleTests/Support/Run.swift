import Console

/// Runs the small bank in memory.
func run(
    _ words: [String],
    io: ScriptedIO = ScriptedIO(),
    commands: [Command] = Bank.commands
) async throws -> ScriptedRun {
    try await ScriptedRun(words, io: io) { try Bank.program(io: $0, commands: commands) }
}

/// Runs the small bank in memory on a line that is cut at spaces.
func run(_ line: String, io: ScriptedIO = ScriptedIO()) async throws -> ScriptedRun {
    try await run(line.split(separator: " ").map(String.init), io: io)
}
